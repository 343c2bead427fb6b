// Which chapter of the rulebook says why something was refused; the ids of the chapters are the server's.

import type { Reason } from './protocol'
import type { Refusal } from './socket'

/** The card that lies there says what may follow, the card in hand where it may go. */
const SPECIAL = 'special-'

const THERE = ['too_high', 'not_below', 'not_one_of', 'not_the_same'] as const
const OWN = ['needs_partner', 'not_on_this', 'not_on_empty', 'blocked', 'only_on_lower'] as const

const CHAPTERS: Readonly<Partial<Record<Reason, readonly string[]>>> = {
  rank_not_held: ['start'],
  mixed_ranks: ['turn'],
  hand_first: ['row'],
  face_up_first: ['blind'],
  blind_only: ['blind'],
  blind_in_order: ['blind'],
  too_low: ['order', 'turn'],
  not_above: ['row', 'order'],
  set_not_beaten: ['turn'],
  pair_not_needed: ['turn'],
  not_a_completion: ['interrupting', 'burning'],
  must_play: ['taking'],
  fee_due: ['taking', 'row'],
  no_fee_due: ['taking', 'row'],
  wrong_fee: ['taking', 'row'],
  gamble_off: ['gamble', 'taking'],
  stock_empty: ['gamble'],
  not_stuck: ['gamble'],
  no_gamble_now: ['gamble'],
  nothing_to_pass: ['turn'],
  must_pass: ['drawing'],
  only_drawn: ['drawing'],
  must_cover: ['turn'],
  too_few: ['turn'],
  too_many: ['turn'],
  one_at_a_time: ['row'],
  not_a_run: ['turn'],
  wrong_lead: ['start'],
  last_card: ['finishing'],
  swap_over: ['swap'],
  nothing_to_lay_on: ['swap'],
  already_ready: ['swap'],
}

const has = (list: readonly string[], reason: string) => list.includes(reason)

/** The chapters to be tried, the best first; none where no rule of the table says it. */
export function chaptersOf({ code, details }: Refusal): readonly string[] {
  const reason = code.replace(/^move\//, '')
  if (has(THERE, reason)) return [`${SPECIAL}${details['base'] ?? details['needed'] ?? ''}`, 'specials', 'turn']
  if (has(OWN, reason)) return [`${SPECIAL}${details['rank'] ?? ''}`, 'specials', 'turn']
  return CHAPTERS[reason as Reason] ?? []
}
