// What happened, as messages: an event and its parameters become a sentence only when it is shown.

import type { Card, Event, Exchanged, GameEnded, LaidOff, PickedUp, TableView } from './protocol'
import { about, seatName } from './seats'
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

type Cards = (cards: readonly Card[]) => string

/** Who gives the pile to whom, or who lets whom play next. */
function towards(table: TableView, other: number): Message['args'] {
  return { to: other === table.you ? 'you' : 'other', receiver: seatName(table, other) }
}

function exchanged(event: Exchanged, table: TableView, cards: Cards): Message {
  const { giver, taker, count } = event
  const role = table.you === giver ? 'giver' : table.you === taker ? 'taker' : 'none'
  const names = { giver: seatName(table, giver), taker: seatName(table, taker) }
  return { id: 'log-exchanged', args: { role, ...names, count, given: cards(event.given), returned: cards(event.returned) } }
}

function laidOff(event: LaidOff, table: TableView, cards: Cards): Message['args'] {
  const { row, seat } = event
  const where = row === null ? 'pile' : row === seat ? 'own' : row === table.you ? 'yours' : 'other'
  return { card: cards([event.card]), where, owner: row === null ? '' : seatName(table, row) }
}

function ended(event: GameEnded, table: TableView): Message {
  const winner = table.game?.outcome?.order[0]
  if (event.termination === 'first_out' && winner !== undefined) return { id: 'log-won', args: about(table, winner) }
  if (event.loser === null) return { id: 'log-draw', args: {} }
  const id = event.termination === 'no_progress' ? 'log-most-cards' : 'log-lost'
  return { id, args: { ...about(table, event.loser), title: table.rules.loser } }
}

function pickedUp(event: PickedUp, cards: Cards): Message {
  const { count, fee } = event
  if (!fee.length) return { id: 'log-picked-up', args: { count } }
  return { id: 'log-picked-up-fee', args: { count: count - fee.length, fee: cards(fee) } }
}

/** An event as a sentence; `null` where it would say nothing new. */
export function describe(event: Event, table: TableView, cards: Cards = cardsSigns): Message | null {
  const seat = 'seat' in event ? about(table, event.seat) : {}
  const message = (id: string, args: Message['args'] = {}): Message => ({ id: `log-${id}`, args: { ...seat, ...args } })
  switch (event.type) {
    case 'dealt':
      return message('dealt', { ...about(table, event.dealer), stock: event.stock })
    case 'exchanged':
      return exchanged(event, table, cards)
    case 'swapped':
      return message('swapped', { hand: cards([event.hand]), row: cards([event.face_up]) })
    case 'readied':
      return message(event.on ? 'ready' : 'unready')
    case 'rows_shown':
      return message('rows-shown')
    case 'laid_off':
      return message('laid-off', laidOff(event, table, cards))
    case 'card_turned':
      return message('card-turned', { card: cards([event.card]) })
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
    case 'named':
      return message('named', { rank: rankIn(event.rank) })
    case 'declared':
      return message('declared', { lower: event.lower ? 'yes' : 'no' })
    case 'given':
      return message('given', { count: event.count, ...towards(table, event.receiver) })
    case 'cards_left':
      return message('cards-left', { count: event.cards.length, cards: cards(event.cards) })
    case 'reversed':
      return message('reversed', { clockwise: event.clockwise ? 'yes' : 'no' })
    case 'order_turned':
      return message('order-turned', { inverted: event.inverted ? 'yes' : 'no' })
    case 'targeted':
      return message('targeted', towards(table, event.successor))
    case 'pile_burned':
      return message('burned', { count: event.count, cause: event.cause })
    case 'drew':
      return message('drew', { count: event.count, cards: cards(event.cards) })
    case 'row_taken':
      return message('row-taken', { count: event.cards.length, cards: cards(event.cards) })
    case 'picked_up': {
      const { id, args } = pickedUp(event, cards)
      return { id, args: { ...seat, ...args } }
    }
    case 'skipped':
      return message('skipped')
    case 'went_out':
      return message('went-out', { end: table.rules.names_winner && event.place === 1 ? 'wins' : 'safe' })
    case 'game_ended':
      return ended(event, table)
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
