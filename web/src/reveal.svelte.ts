// A card that was turned blind, shown large to all for a moment, whatever then becomes of it.

import type { Card, Event, TableView } from './protocol'
import { describe } from './log'
import type { Message } from './strings.svelte'

const SHOWN_MS = 1_500

export interface Turned {
  readonly key: number
  readonly card: Card
  readonly stays: boolean
  readonly message: Message | null
}

export class Reveal {
  turned = $state.raw<Turned | null>(null)
  #count = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  show(events: readonly Event[], table: TableView): void {
    const event = events.find((one) => one.type === 'flipped' || one.type === 'gambled')
    if (!event || (event.type !== 'flipped' && event.type !== 'gambled')) return
    this.#count += 1
    this.turned = { key: this.#count, card: event.card, stays: event.stays, message: describe(event, table) }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.turned = null), SHOWN_MS)
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.turned = null
  }
}
