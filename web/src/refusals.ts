// Why something was refused, in words that name the rule.

import type { Rank } from './protocol'
import type { Refusal } from './socket'
import { has, listed, say, t, type Arguments, type Message } from './strings.svelte'
import { cardSigns, rankArgument, rankIn } from './words'

/** The message for a code; every code of the server has one, an unknown one gets a general sentence. */
export function refusalMessage({ code, details }: Refusal, wild: readonly Rank[] = []): Message {
  const id = `refusal-${code.replace(/[/_]/g, '-')}`
  return { id: has(id) ? id : 'refusal-unknown', args: { ...details, ...named(details), wild: wildNames(wild) } }
}

/** The ranks that would have fitted in any case, as a list in a sentence. */
function wildNames(wild: readonly Rank[]): string {
  return wild.length ? listed(wild.map((rank) => t('rank-a', { rank: rankIn(rank) })), 'disjunction') : 'none'
}

/** Details as sentences want them: the rank to be met, and cards as signs. */
function named({ card, needed, rank }: Refusal['details']): Arguments {
  const met = needed ?? rank
  return {
    ...(card === undefined ? {} : { card: cardSigns(String(card)) }),
    ...(met === undefined ? {} : { rank: rankArgument(String(met)) }),
  }
}

export function refusalText(refusal: Refusal): string {
  return say(refusalMessage(refusal))
}
