// How a hand is laid out in the room that there is, so that every card or group keeps a strip to be touched.

import type { Card } from '../protocol'
import { keyed, rankOf } from '../words'

/** The narrowest strip that a finger hits. */
const TOUCH = 44
const GAP = 6
const PADDING = 16
/** By how much the cards of one group are set off. */
export const FAN = 7

export interface Keyed {
  readonly key: string
  readonly card: Card
}

export interface Group {
  readonly key: string
  readonly first: Card
  readonly cards: readonly Keyed[]
}

export interface Layout {
  readonly groups: readonly Group[]
  /** From the left edge of one card or group to that of the next. */
  readonly step: number
}

const group = (cards: readonly Keyed[]): Group => {
  const first = cards[0] as Keyed
  return { key: first.key, first: first.card, cards }
}

function byRank(cards: readonly Keyed[]): readonly Group[] {
  const groups = new Map<string, Keyed[]>()
  for (const one of cards) {
    const rank = rankOf(one.card)
    groups.set(rank, [...(groups.get(rank) ?? []), one])
  }
  return [...groups.values()].map(group)
}

export function layOut(hand: readonly Card[], room: number, cardWidth: number): Layout {
  const cards = keyed(hand)
  const widest = cardWidth + GAP
  const stepFor = (count: number) => (count > 1 ? (room - PADDING - cardWidth) / (count - 1) : widest)
  const single = Math.floor(stepFor(cards.length))
  if (!room || single >= TOUCH) return { groups: cards.map((one) => group([one])), step: Math.min(widest, single) }
  const groups = byRank(cards)
  const fans = groups.reduce((sum, { cards: { length } }) => sum + (length - 1) * FAN, 0)
  const step = Math.floor((room - PADDING - cardWidth - fans) / Math.max(1, groups.length - 1))
  return { groups, step: Math.min(widest, Math.max(TOUCH, step)) }
}
