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

/** What travels only when somebody needs it: the words around rulebook and editor, the names of all presets. */
const MORE = { ...import.meta.glob<string>('@locale/*/{forms,presets}.ftl', { query: '?raw', import: 'default' }) }
export type More = 'forms' | 'presets'

let bundle = $state.raw<FluentBundle | null>(null)
let current = $state<Language>('en')
/** Raised when more texts have come. */
let edition = $state(0)
const more = new Map<More, Promise<void>>()

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

async function add(target: FluentBundle, part: More, wanted: Language): Promise<void> {
  const load = Object.entries(MORE).find(([path]) => path.endsWith(`/${wanted}/${part}.ftl`))?.[1]
  if (load) target.addResource(new FluentResource(await load()))
}

/** Load a language and make it the one in which everything is said. */
export async function loadLanguage(wanted: Language = preferred()): Promise<void> {
  const loaded = new FluentBundle(wanted, { useIsolating: false })
  for (const text of (await texts[wanted]()).default) loaded.addResource(new FluentResource(text))
  for (const part of more.keys()) await add(loaded, part, wanted)
  document.documentElement.lang = wanted
  current = wanted
  bundle = loaded
}

/** Load more texts, of this language and of any that is chosen later. */
export function loadMore(part: More): Promise<void> {
  const coming = more.get(part) ?? (bundle ? add(bundle, part, current).then(() => void (edition += 1)) : Promise.resolve())
  more.set(part, coming)
  // What did not come is asked for again.
  coming.catch(() => more.delete(part))
  return coming
}

export function has(id: string): boolean {
  void edition
  return bundle?.hasMessage(id) ?? false
}

/** Say a message. What it names but is not given shows as a gap, never as an exception. */
export function t(id: string, args: Arguments = {}): string {
  void edition
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
