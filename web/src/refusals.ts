// Why something was refused, in words that name the rule.

import type { Rank } from './protocol'
import type { Refusal } from './socket'
import { has, listed, say, t, type Arguments, type Message } from './strings.svelte'
import { cardName, cardSigns, rankArgument, rankIn } from './words'

/** The message for a code; every code of the server has one, an unknown one gets a general sentence. */
export function refusalMessage({ code, details }: Refusal, wild: readonly Rank[] = [], name = cardSigns): Message {
  const id = `refusal-${code.replace(/[/_]/g, '-')}`
  const args = { ...details, ...named(details, name), wild: wildNames(wild), escape: details['escape'] ? 'yes' : 'no' }
  return { id: has(id) ? id : 'refusal-unknown', args }
}

/** The same as it is spoken: cards in words. */
export function refusalSpoken(refusal: Refusal, wild: readonly Rank[] = []): string {
  return say(refusalMessage(refusal, wild, cardName))
}

/** The ranks that would have fitted in any case, as a list in a sentence. */
function wildNames(wild: readonly Rank[]): string {
  return wild.length ? listed(wild.map((rank) => t('rank-a', { rank: rankIn(rank) })), 'disjunction') : 'none'
}

/** Details as sentences want them: the rank to be met, and cards by their names. */
function named({ card, needed, rank }: Refusal['details'], name: typeof cardSigns): Arguments {
  const met = needed ?? rank
  return {
    ...(card === undefined ? {} : { card: name(String(card)) }),
    ...(met === undefined ? {} : { rank: rankArgument(String(met)) }),
  }
}

export function refusalText(refusal: Refusal): string {
  return say(refusalMessage(refusal))
}
