// What the player has chosen but not yet done. Cards are kept by what they are, so a choice outlives updates.

import type { Card, Swap, View } from './protocol'
import { fees, goTogether, isFree, maySwapLate, reversed, slots } from './intent'
import { keyed, rankOf } from './words'

export type Place = 'hand' | 'row'

const cardOf = (key: string): Card => key.split('.')[0] ?? key

export class Choice {
  hand = $state.raw<readonly string[]>([])
  row = $state.raw<readonly string[]>([])
  slot = $state<number | null>(null)
  /** The pile is about to be taken, and what goes along is being chosen. */
  paying = $state(false)
  /** Cards are being exchanged in the middle of the game. */
  exchanging = $state(false)
  /** A card is about to be laid off, and it is being chosen where. */
  placing = $state<Card | null>(null)
  swaps = $state.raw<readonly Swap[]>([])
  #decision = -1

  get cards(): readonly Card[] {
    return [...this.hand, ...this.row].map(cardOf)
  }

  /** The cards that go along with the pile, as far as they are chosen. */
  get fee(): readonly Card[] {
    return this.paying ? this.row.map(cardOf) : []
  }

  clear(): void {
    this.hand = []
    this.row = []
    this.slot = null
    this.paying = false
    this.placing = null
  }

  /** Choose a card or let go of it. Cards that may be laid together add up, any other begins anew. */
  toggle(view: View, place: Place, key: string): void {
    this.placing = null
    if (this[place].includes(key)) {
      const left = this[place].filter((other) => other !== key)
      if (this.paying && !left.length && !isFree(view)) return this.clear()
      this[place] = left
      return
    }
    if (this.paying) {
      this.row = this.#addsToFee(view, key) ? [...this.row, key] : [key]
      return
    }
    const card = cardOf(key)
    const fits = (other: string) => rankOf(cardOf(other)) === rankOf(card)
    if (view.phase === 'lay_off') this.clear()
    else if (![...this.hand, ...this.row].every(fits) && !goTogether(view, [...this.cards, card])) {
      this.hand = this.hand.filter(fits)
      this.row = this.row.filter(fits)
    }
    this[place] = [...this[place], key]
  }

  /** One more card of a group; after the last one, none. */
  cycle(view: View, keys: readonly string[]): void {
    const next = keys.find((key) => !this.hand.includes(key))
    if (next && !(view.phase === 'lay_off' && this.hand.length)) this.toggle(view, 'hand', next)
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
    const single = (card: Card) => due.some((fee) => fee.length === 1 && fee[0] === card)
    const chosen = this.row.filter((key) => single(cardOf(key)))
    const only = due.length === 1 && !isFree(view) ? (due[0] ?? []) : []
    this.clear()
    this.paying = true
    this.row = chosen.length === 1 ? chosen : only
  }

  /** Begin or end exchanging in the middle of the game. */
  exchange(on: boolean): void {
    this.clear()
    this.exchanging = on
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
    if (view.phase !== 'lay_off') this.placing = null
    const late = maySwapLate(view)
    if (!late) this.exchanging = false
    if (!late && (view.phase !== 'swap' || view.decision !== this.#decision)) this.swaps = []
    this.#decision = view.decision
  }

  #forget(): void {
    this.clear()
    this.exchanging = false
    this.swaps = []
  }

  #addsToFee(view: View, key: string): boolean {
    const wanted = this.row.length + 1
    const rank = rankOf(cardOf(key))
    const alike = this.row.every((other) => rankOf(cardOf(other)) === rank)
    return alike && fees(view).some((fee) => fee.length === wanted && rankOf(fee[0] ?? '') === rank)
  }
}

function present(keys: readonly string[], cards: readonly Card[]): readonly string[] {
  const there = new Set(keyed(cards).map(({ key }) => key))
  return keys.filter((key) => there.has(key))
}

function same(one: Swap, other: Swap): boolean {
  return one.hand === other.hand && one.face_up === other.face_up
}
