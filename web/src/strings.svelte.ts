// Every sentence that a person reads. One language travels; its messages are those of the whole project.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import { languageSetting } from './settings.svelte'

export const LANGUAGES = ['en', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export type Arguments = Record<string, FluentVariable>

/** A sentence before it is said: it can be said again in another language. */
export interface Message {
  readonly id: string
  readonly args: Arguments
}

const texts: Record<Language, () => Promise<{ default: readonly string[] }>> = {
  en: () => import('./locale/en'),
  it: () => import('./locale/it'),
}

const rulebooks = import.meta.glob<string>('@locale/*/rules.ftl', { query: '?raw', import: 'default' })

let bundle = $state.raw<FluentBundle | null>(null)
let current = $state<Language>('en')

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text)
}

function preferred(): Language {
  const wanted = [languageSetting.value, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find(isLanguage) ?? 'en'
}

export function language(): Language {
  return current
}

/** Load a language and make it the one in which everything is said. */
export async function loadLanguage(wanted: Language = preferred()): Promise<void> {
  const loaded = new FluentBundle(wanted, { useIsolating: false })
  for (const text of (await texts[wanted]()).default) loaded.addResource(new FluentResource(text))
  document.documentElement.lang = wanted
  current = wanted
  bundle = loaded
}

/** Load the rules as texts; they travel only when somebody opens them. */
export async function loadRulebook(): Promise<void> {
  const load = Object.entries(rulebooks).find(([path]) => path.includes(`/${current}/`))?.[1]
  const target = bundle
  if (!load || !target || has('rules-classic-title')) return
  target.addResource(new FluentResource(await load()))
}

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false
}

/** Say a message. What it names but is not given shows as a gap, never as an exception. */
export function t(id: string, args: Arguments = {}): string {
  const pattern = bundle?.getMessage(id)?.value
  if (!bundle || !pattern) return id
  return bundle.formatPattern(pattern, args, [])
}

export function say(message: Message): string {
  return t(message.id, message.args)
}

/** Names or cards as a list in a sentence. */
export function listed(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(current, { type }).format(items)
}
