// Motion from two views and the events between them: where things were, where they are, and what left the table.
// It only decorates: the state shown is always the last view, and nothing waits for an animation.

import { plan, type Flight } from './flights'
import type { Update } from './protocol'

const MOVE_MS = 240
const STEP_MS = 40
const LONGEST_DELAY_MS = 700
const REDUCED_MS = 80
const CALM = matchMedia('(prefers-reduced-motion: reduce)')
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** A card, and where it was; an equal one may lie somewhere else. */
export interface Spot {
  readonly card: string
  readonly rect: DOMRect
}

/** Where cards and places were on the screen. */
export interface Shot {
  readonly cards: ReadonlyMap<string, Spot>
  readonly pile: readonly Spot[]
  readonly places: ReadonlyMap<string, DOMRect>
}

const cardOf = (node: HTMLElement) => (node.dataset['key'] ?? '').split('.')[0] ?? ''

/** What tells a card from an equal one: the part of the table in which it lies, and which of them it is there. */
function idOf(node: HTMLElement): string {
  const around = node.closest<HTMLElement>('[data-place], [data-testid="own-row"]')
  return `${around?.dataset['place'] ?? 'row'} ${node.dataset['key'] ?? ''}`
}

const spotOf = (node: HTMLElement): Spot => ({ card: cardOf(node), rect: node.getBoundingClientRect() })

function shootCards(): Map<string, Spot> {
  const found = document.querySelectorAll<HTMLElement>('[data-key]')
  return new Map(Array.from(found, (node) => [idOf(node), spotOf(node)]))
}

function shootPlaces(): Map<string, DOMRect> {
  const found = document.querySelectorAll<HTMLElement>('[data-place]')
  return new Map(Array.from(found, (node) => [node.dataset['place'] ?? '', node.getBoundingClientRect()]))
}

function shoot(): Shot {
  const pile = document.querySelectorAll<HTMLElement>('[data-place="pile"] [data-key]')
  return { cards: shootCards(), pile: Array.from(pile, spotOf), places: shootPlaces() }
}

function shift(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  const size = to.width ? Math.min(1.5, Math.max(0.35, from.width / to.width)) : 1
  return `translate(${x}px, ${y}px) scale(${size})`
}

function moved(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > 1
}

function fadeIn(node: HTMLElement, duration: number): void {
  node.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: EASING })
}

function travel(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  node.animate([{ transform: shift(from, to), zIndex: 5 }, { transform: 'none', zIndex: 5 }], {
    duration: MOVE_MS,
    delay: Math.min(delay, LONGEST_DELAY_MS),
    easing: EASING,
    fill: 'backwards',
  })
}

const NOTHING: Shot = { cards: new Map(), pile: [], places: new Map() }

/** The cards that lie no more where they lay, so that they may have gone anywhere; equal ones one after the other. */
function departed(before: Shot, nodes: readonly HTMLElement[]): (card: string) => DOMRect | undefined {
  const still = new Set(nodes.map(idOf))
  const gone = new Map<string, DOMRect[]>()
  for (const [id, { card, rect }] of before.cards) if (!still.has(id)) gone.set(card, [...(gone.get(card) ?? []), rect])
  return (card) => gone.get(card)?.shift()
}

/** Bring every card to where it lies now, from where it was or from the place where it comes from. */
function bring(before: Shot, originOf: (card: string) => string | null): void {
  const places = new Map([...shootPlaces(), ...before.places])
  const nodes = [...document.querySelectorAll<HTMLElement>('[data-key]')]
  const former = departed(before, nodes)
  let arrivals = 0
  for (const node of nodes) {
    const card = cardOf(node)
    const seen = before.cards.get(idOf(node))?.rect ?? former(card)
    const from = seen ?? places.get(originOf(card) ?? '')
    const to = node.getBoundingClientRect()
    if (CALM.matches || !from) {
      if (!seen) fadeIn(node, REDUCED_MS)
    } else if (moved(from, to)) {
      travel(node, from, to, seen ? 0 : arrivals * STEP_MS)
      if (!seen) arrivals += 1
    }
  }
}

export class Motion {
  /** Cards that leave what can be seen: they fly or fade above the table, and are then gone. */
  flights = $state.raw<readonly Flight[]>([])

  shoot(): Shot | null {
    return document.hidden ? null : shoot()
  }

  play(before: Shot | null, update: Update): void {
    if (!before) return
    const planned = plan(update, before)
    if (!CALM.matches) this.flights = [...this.flights, ...planned.flights]
    bring(before, (card) => planned.origins.get(card) ?? planned.otherwise)
  }

  /** The cards of a game that is seen for the first time come from the stock. */
  deal(): void {
    if (!document.hidden) bring(NOTHING, () => 'stock')
  }

  landed(flight: Flight): void {
    this.flights = this.flights.filter((other) => other !== flight)
  }
}

/** Let a card fly that is no part of the table any more. */
export function fly(node: HTMLElement, flight: Flight, landed: () => void): void {
  const { from, to } = flight
  const { left, top, width } = from
  Object.assign(node.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` })
  const there = shift(to, from)
  const frames = flight.fades
    ? [{ transform: 'none' }, { transform: there, offset: 0.35 }, { transform: there, opacity: 1, offset: 0.7 }, { transform: there, opacity: 0 }]
    : [{ transform: 'none' }, { transform: there, opacity: 1, offset: 0.85 }, { transform: there, opacity: 0 }]
  const animation = node.animate(frames, {
    duration: flight.fades ? MOVE_MS * 3 : MOVE_MS * 1.2,
    delay: flight.order * STEP_MS,
    easing: EASING,
    fill: 'both',
  })
  animation.onfinish = animation.oncancel = landed
}
