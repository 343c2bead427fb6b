// What happened, as messages: an event and its parameters become a sentence only when it is shown.

import type { Event, TableView } from './protocol'
import { about } from './seats'
import type { Message } from './strings.svelte'
import { cardsNames, cardsSigns, rankIn } from './words'

export interface Line {
  readonly key: number
  readonly message: Message
  /** The same as it is spoken: cards in words instead of signs. */
  readonly spoken: Message
  /** It begins a new game. */
  readonly opens: boolean
  /** It follows from the line before and is not worth a word by itself. */
  readonly minor: boolean
}

const LONGEST = 400

/** An event as a sentence; `null` where it would say nothing new. */
export function describe(event: Event, table: TableView, cards = cardsSigns): Message | null {
  const seat = 'seat' in event ? about(table, event.seat) : {}
  const message = (id: string, args: Message['args'] = {}): Message => ({ id: `log-${id}`, args: { ...seat, ...args } })
  switch (event.type) {
    case 'dealt':
      return message('dealt', { ...about(table, event.dealer), stock: event.stock })
    case 'swapped':
      return message('swapped', { hand: cards([event.hand]), row: cards([event.face_up]) })
    case 'readied':
      return message(event.on ? 'ready' : 'unready')
    case 'rows_shown':
      return message('rows-shown')
    case 'call_opened':
      return message('call-opened', { rank: rankIn(event.rank) })
    case 'called':
      return message('called', { rank: rankIn(event.rank) })
    case 'passed':
      return message('passed')
    case 'started':
      return message(`started-${event.by.replaceAll('_', '-')}`, { rank: rankIn(event.rank) })
    case 'played':
      return message('played', { cards: cards(event.cards), zone: event.zone })
    case 'flipped':
      return message(event.stays ? 'flipped' : 'flip-lost', { card: cards([event.card]) })
    case 'gambled':
      return message(event.stays ? 'gambled' : 'gamble-lost', { card: cards([event.card]) })
    case 'pile_burned':
      return message('burned', { count: event.count, cause: event.cause })
    case 'drew':
      return message('drew', { count: event.count, cards: cards(event.cards) })
    case 'picked_up':
      return event.fee
        ? message('picked-up-fee', { count: event.count - 1, fee: cards([event.fee]) })
        : message('picked-up', { count: event.count })
    case 'skipped':
      return message('skipped')
    case 'went_out':
      return message('went-out')
    case 'game_ended':
      return event.loser === null
        ? message('draw')
        : message('lost', { ...about(table, event.loser), title: table.rules.loser })
  }
}

/** The log with what happened now at its end; a new deal begins it anew. */
export function extend(lines: readonly Line[], events: readonly Event[], table: TableView): readonly Line[] {
  let next = lines.at(-1)?.key ?? 0
  const added = events.flatMap((event) => {
    const message = describe(event, table)
    const spoken = describe(event, table, cardsNames)
    next += 1
    const minor = event.type === 'drew' && event.seat !== table.you
    return message && spoken ? [{ key: next, message, spoken, opens: event.type === 'dealt', minor }] : []
  })
  return [...lines, ...added].slice(-LONGEST)
}
