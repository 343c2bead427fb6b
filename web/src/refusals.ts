// Why something was refused, in words that name the rule.

import type { Refusal } from './socket'
import { has, t, type Arguments, type Message } from './strings.svelte'
import { cardSigns, rankArgument } from './words'

/** The message for a code; every code of the server has one, an unknown one gets a general sentence. */
export function refusalMessage({ code, details }: Refusal): Message {
  const id = `refusal-${code.replace(/[/_]/g, '-')}`
  return { id: has(id) ? id : 'refusal-unknown', args: { ...details, ...named(details) } }
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
  const { id, args } = refusalMessage(refusal)
  return t(id, args)
}
