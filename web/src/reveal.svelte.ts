// A card that was turned blind, shown large to all for a moment, whatever then becomes of it.

import type { Card, Event, TableView } from './protocol'
import { describe } from './log'
import { isWaitedFor } from './status'
import type { Message } from './strings.svelte'

const SHOWN_MS = 1_500
/** Where the viewer is to act already. */
const SHOWN_BRIEFLY_MS = 800

export interface Turned {
  readonly key: number
  readonly card: Card
  readonly stays: boolean
  readonly message: Message | null
  readonly ms: number
}

export class Reveal {
  turned = $state.raw<Turned | null>(null)
  #count = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  show(events: readonly Event[], table: TableView): void {
    const event = events.find((one) => one.type === 'flipped' || one.type === 'gambled')
    if (!event || (event.type !== 'flipped' && event.type !== 'gambled')) return
    this.#count += 1
    const ms = table.game && isWaitedFor(table.game) ? SHOWN_BRIEFLY_MS : SHOWN_MS
    this.turned = { key: this.#count, card: event.card, stays: event.stays, message: describe(event, table), ms }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.turned = null), ms)
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.turned = null
  }
}
