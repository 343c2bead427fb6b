// Which questions only make sense after another answer. They are shown when they do, and forgotten when they do not.

import type { FormField } from '../protocol'

type ValueOf = (name: string) => unknown
type Need = (value: ValueOf) => boolean

const is = (name: string, ...wanted: readonly unknown[]): Need => (value) => wanted.includes(value(name))
const not = (name: string, ...others: readonly unknown[]): Need => (value) => !others.includes(value(name))

const searched = not('starter', 'dealer_left', 'dealer_right', 'lead_seat', 'last_loser', 'lot')

const NEEDS: Readonly<Record<string, Need>> = {
  starter_from: searched,
  starter_call: is('starter', 'row_as_dealt', 'row_at_start', 'row_first_dealt', 'hand'),
  starter_ties: searched,
  wild_ends_size: (value) => value('match_size') !== 'off' || value('pair_escape') === true,
  run_suited: not('runs', 0),
  'power.blocked_by': is('wild', true),
  'power.follow_rank': is('follow', 'at_most', 'below'),
  'power.follow_ranks': is('follow', 'one_of'),
  'power.own_on_empty': is('transparent', true),
  'power.copies': is('transparent', true),
  'power.again_last_takes': not('again', 'no'),
  'power.given_then': not('gives', 'no'),
}

/** The least numbers that mean what they say, where 0 stands for something else. */
const LEAST_REAL: Readonly<Record<string, number>> = { set_burn: 2, runs: 3 }

export function leastReal({ name, least, options }: FormField): number {
  return options.some(({ value }) => value === '0') ? (LEAST_REAL[name] ?? 1) : least
}

/** Whether a question makes sense; `power.` stands before the questions about a card. */
export function isNeeded(name: string, value: ValueOf): boolean {
  return NEEDS[name]?.(value) ?? true
}
