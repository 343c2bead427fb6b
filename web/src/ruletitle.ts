// What the rules of a table are called.

import type { RuleSet } from './protocol'
import { has, loadMore, t } from './strings.svelte'

/** The presets on the start page; their names and a line about each travel with the page. */
export const KNOWN: readonly string[] = ['classic', 'tabletop', 'idiot']

/** The name of a preset. That of a rare one comes a moment later. */
export function presetTitle(preset: string): string {
  if (has(`preset-${preset}`)) return t(`preset-${preset}`)
  if (has(`preset-${preset}-title`)) return t(`preset-${preset}-title`)
  void loadMore('presets')
  return preset
}

/** What is special about a preset, in one line; empty where nothing is known of it. */
export function presetCharacter(preset: string): string {
  return has(`preset-${preset}-character`) ? t(`preset-${preset}-character`) : ''
}

/** How many rules differ from the preset. */
export function changeCount({ code }: RuleSet): number {
  return code.split('+').length - 1
}

export function rulesTitle(rules: RuleSet): string {
  const preset = presetTitle(rules.preset)
  const count = changeCount(rules)
  return count ? t('rules-changed', { preset, count }) : preset
}
