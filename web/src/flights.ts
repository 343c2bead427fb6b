// What has to fly, from the events of one update: where new cards come from, and which cards leave for good.

import type { Card, Event, LaidOff, RowTaken, Update } from './protocol'
import type { Shot } from './motion.svelte'

/** A card above the table on its way out. */
export interface Flight {
  readonly key: number
  /** `null` is a card whose face nobody sees. */
  readonly card: Card | null
  readonly from: DOMRect
  readonly to: DOMRect
  /** It stays for a moment where it landed and fades there; otherwise it vanishes on arrival. */
  readonly fades: boolean
  readonly order: number
}

export interface Plan {
  /** The place from which a card comes that could not be seen before. */
  readonly origins: ReadonlyMap<string, string>
  /** The place from which all other new cards come. */
  readonly otherwise: string | null
  readonly flights: readonly Flight[]
}

const MOST_DRAWN = 3
let flown = 0

const place = (seat: number) => `seat-${seat}`

function originsOf(event: Event): readonly (readonly [Card, string])[] {
  switch (event.type) {
    case 'played':
      return event.cards.map((card) => [card, place(event.seat)] as const)
    case 'flipped':
      return [[event.card, place(event.seat)]]
    case 'gambled':
      return [[event.card, 'stock']]
    case 'card_turned':
      return [[event.card, 'stock']]
    case 'laid_off':
    case 'row_taken':
      return cardsOf(event).map((card) => [card, place(event.seat)] as const)
    case 'drew':
      return event.cards.map((card) => [card, 'stock'] as const)
    case 'rows_shown':
      return event.rows.flatMap((row, seat) => row.map((card) => [card, place(seat)] as const))
    default:
      return []
  }
}

function cardsOf(event: LaidOff | RowTaken): readonly Card[] {
  return event.type === 'laid_off' ? [event.card] : event.cards
}

/** Who gets the pile with an event. */
function takerOf(event: Event): number | null {
  if (event.type === 'picked_up') return event.seat
  return event.type === 'given' ? event.receiver : null
}

function otherwiseOf(events: readonly Event[], you: number | null): string | null {
  if (events.some((event) => event.type === 'dealt')) return 'stock'
  return you !== null && events.some((event) => takerOf(event) === you) ? 'pile' : null
}

class Planner {
  readonly flights: Flight[] = []
  readonly #before: Shot

  /** How wide a card on the pile is. */
  readonly #size: number

  constructor(before: Shot) {
    this.#before = before
    const stock = before.places.get('stock')?.width ?? 0
    this.#size = before.pile[0]?.rect.width ?? stock * 2
  }

  add(card: Card | null, from: DOMRect | undefined, to: DOMRect | undefined, fades: boolean): void {
    if (!from?.width || !to?.width) return
    flown += 1
    this.flights.push({ key: flown, card, from, to, fades, order: fades ? 0 : this.flights.length })
  }

  /** Where a single card would lie at a place, so large. */
  #spot(name: string, width: number | undefined): DOMRect | undefined {
    const there = this.#before.places.get(name)
    if (!there || !width) return undefined
    const height = width * 1.4
    const [x, y] = [there.left + (there.width - width) / 2, there.top + (there.height - height) / 2]
    return new DOMRect(x, y, width, height)
  }

  /** The pile as it lay and what came upon it now burn away together. */
  burn(laid: ReadonlyMap<string, string>): void {
    const { cards, pile } = this.#before
    for (const { card, rect } of pile) this.add(card, rect, rect, true)
    const size = this.#size
    const seen = [...cards].filter(([id]) => !id.startsWith('pile ')).map(([, spot]) => spot)
    for (const [card, origin] of laid) {
      const from = seen.find((spot) => spot.card === card)?.rect ?? this.#spot(origin, size)
      this.add(card, from, this.#spot('pile', size), true)
    }
  }

  /** The pile goes to somebody else's hand. */
  sweep(seat: number): void {
    const to = this.#spot(place(seat), this.#size / 2)
    for (const { card, rect } of this.#before.pile) this.add(card, rect, to, false)
  }

  draw(seat: number, count: number): void {
    const stock = this.#before.places.get('stock')
    const to = this.#spot(place(seat), this.#size / 2)
    for (let drawn = 0; drawn < Math.min(count, MOST_DRAWN); drawn += 1) this.add(null, stock, to, false)
  }
}

export function plan(update: Update, before: Shot): Plan {
  const { events, view } = update
  const origins = new Map(events.flatMap(originsOf))
  const planner = new Planner(before)
  for (const event of events) {
    if (event.type === 'pile_burned') planner.burn(new Map(events.filter(isLaid).flatMap(originsOf)))
    const taker = takerOf(event)
    if (taker !== null && taker !== view.you) planner.sweep(taker)
    if (event.type === 'drew' && event.seat !== view.you) planner.draw(event.seat, event.count)
  }
  return { origins, otherwise: otherwiseOf(events, view.you), flights: planner.flights }
}

function isLaid(event: Event): boolean {
  return event.type === 'played' || event.type === 'flipped' || event.type === 'gambled'
}
