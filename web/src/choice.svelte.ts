// What the player has chosen but not yet done. Cards are kept by what they are, so a choice outlives updates.

import type { Card, Swap, View } from './protocol'
import { fees, reversed, slots } from './intent'
import { keyed, rankOf } from './words'

export type Place = 'hand' | 'row'

const cardOf = (key: string): Card => key.split('.')[0] ?? key

export class Choice {
  hand = $state.raw<readonly string[]>([])
  row = $state.raw<readonly string[]>([])
  slot = $state<number | null>(null)
  /** The pile is about to be taken and the card that goes along is being chosen. */
  paying = $state(false)
  swaps = $state.raw<readonly Swap[]>([])
  #decision = -1

  get cards(): readonly Card[] {
    return [...this.hand, ...this.row].map(cardOf)
  }

  get isEmpty(): boolean {
    return !this.hand.length && !this.row.length && this.slot === null && !this.paying
  }

  /** The card that goes along with the pile, once it is chosen. */
  get fee(): Card | null {
    const [key] = this.row
    return this.paying && key !== undefined ? cardOf(key) : null
  }

  clear(): void {
    this.hand = []
    this.row = []
    this.slot = null
    this.paying = false
  }

  /** Choose a card or let go of it. Cards of one rank add up, another rank begins anew. */
  toggle(place: Place, key: string): void {
    if (this[place].includes(key)) {
      if (this.paying) return this.clear()
      this[place] = this[place].filter((other) => other !== key)
      return
    }
    if (this.paying) {
      this.row = [key]
      return
    }
    this.#onlyRank(rankOf(cardOf(key)))
    this[place] = [...this[place], key]
  }

  /** One more card of a group; after the last one, none. */
  cycle(keys: readonly string[]): void {
    const next = keys.find((key) => !this.hand.includes(key))
    if (next) this.toggle('hand', next)
    else this.hand = this.hand.filter((key) => !keys.includes(key))
  }

  /** Choose a card for a swap: one in the hand, one in the row. Both together are a swap. */
  pair(place: Place, key: string): Swap | null {
    this[place] = this[place].includes(key) ? [] : [key]
    const [hand] = this.hand
    const [row] = this.row
    if (hand === undefined || row === undefined) return null
    return { type: 'swap', hand: cardOf(hand), face_up: cardOf(row) }
  }

  /** Begin to pay: a fee that is the only one, or is already chosen, is taken over. */
  pay(view: View): void {
    const due = fees(view)
    const chosen = this.row.filter((key) => due.includes(cardOf(key)))
    this.clear()
    this.paying = true
    const only = due.length === 1 ? due : []
    this.row = chosen.length === 1 ? chosen : only
  }

  swapped(swap: Swap): void {
    const last = this.swaps.at(-1)
    const undone = last && same(reversed(last), swap)
    this.swaps = undone ? this.swaps.slice(0, -1) : [...this.swaps, swap]
  }

  /** Let go of what is no longer there. */
  keep(view: View | null): void {
    if (!view || view.viewer === null) return this.#forget()
    const row = view.seats[view.viewer]?.face_up ?? []
    this.hand = present(this.hand, view.hand)
    this.row = present(this.row, row)
    if (this.slot !== null && !slots(view).includes(this.slot)) this.slot = null
    if (this.paying && !fees(view).length) this.clear()
    if (view.phase !== 'swap' || view.decision !== this.#decision) this.swaps = []
    this.#decision = view.decision
  }

  #forget(): void {
    this.clear()
    this.swaps = []
  }

  #onlyRank(rank: string): void {
    const fits = (key: string) => rankOf(cardOf(key)) === rank
    this.hand = this.hand.filter(fits)
    this.row = this.row.filter(fits)
  }
}

function present(keys: readonly string[], cards: readonly Card[]): readonly string[] {
  const there = new Set(keyed(cards).map(({ key }) => key))
  return keys.filter((key) => there.has(key))
}

function same(one: Swap, other: Swap): boolean {
  return one.hand === other.hand && one.face_up === other.face_up
}
