// Why something was refused, in words that name the rule.

import { RANKS, type Laid, type Rank } from './protocol'
import type { Refusal } from './socket'
import { has, listed, say, t, type Arguments, type Message } from './strings.svelte'
import { cardName, cardSigns, rankArgument, rankIn, rankOf } from './words'

/** What lies around what was refused: ranks that go on anything, and the pile. */
export interface Around {
  readonly wild: readonly Rank[]
  readonly pile: readonly Laid[]
}

const NOTHING: Around = { wild: [], pile: [] }

/** The message for a code; every code of the server has one, an unknown one gets a general sentence. */
export function refusalMessage({ code, details }: Refusal, around = NOTHING, name = cardSigns): Message {
  const id = `refusal-${code.replace(/[/_]/g, '-')}`
  const args = {
    ...details,
    ...named(details, name),
    wild: wildNames(around.wild),
    escape: details['escape'] ? 'yes' : 'no',
    lies: lies(around.pile, details['needed']) ? 'yes' : 'no',
  }
  return { id: has(id) ? id : 'refusal-unknown', args }
}

/** The same as it is spoken: cards in words. */
export function refusalSpoken(refusal: Refusal, around = NOTHING): string {
  return say(refusalMessage(refusal, around, cardName))
}

/** Whether a play on the pile is of the rank that has to be met: it may also be one that a card only stands for. */
function lies(pile: readonly Laid[], needed: string | number | undefined): boolean {
  return pile.some(({ cards, named }) => (named === null ? rankOf(cards.at(-1) ?? '') : RANKS[named]) === needed)
}

/** The ranks that would have fitted in any case, as a list in a sentence. */
function wildNames(wild: readonly Rank[]): string {
  return wild.length ? listed(wild.map((rank) => t('rank-a', { rank: rankIn(rank) })), 'disjunction') : 'none'
}

/** One rank, or several of which any would do. */
function anyOf(ranks: string): string {
  return listed(ranks.split(' ').map((rank) => t('rank-a', { rank: rankArgument(rank) })), 'disjunction')
}

/**
 * Details as sentences want them: the rank to be met, the rank of what was chosen, and cards by their names.
 * A lead is called by its card where it has to be a certain one.
 */
function named({ card, needed, rank }: Refusal['details'], name: typeof cardSigns): Arguments {
  const met = needed ?? rank
  return {
    has_card: card === undefined || card === '' ? 'no' : 'yes',
    ...(card === undefined || card === '' ? {} : { card: name(String(card)) }),
    ...(met === undefined ? {} : { rank: rankArgument(String(met)), ranks: anyOf(String(met)) }),
    ...(rank === undefined ? {} : { own: rankArgument(String(rank)) }),
  }
}

export function refusalText(refusal: Refusal): string {
  return say(refusalMessage(refusal))
}
