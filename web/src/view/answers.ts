// What a play leaves open, as buttons: each stands for a move that came with the view.

import { choices, layOffs } from '../intent'
import { RANKS, type Card, type Choose, type LayOff, type Move, type TableView, type View } from '../protocol'
import { seatName } from '../seats'
import { question } from '../status'
import { say, t } from '../strings.svelte'
import { cardSigns, rankIn } from '../words'

export interface Answer {
  readonly key: string
  readonly label: string
  /** What helps to decide. */
  readonly note?: string
  readonly move: Move
  /** A rank, to be shown as on a card. */
  readonly short: boolean
}

export interface Question {
  readonly text: string
  readonly answers: readonly Answer[]
}

function chosen(table: TableView, game: View, move: Choose): Answer {
  if (move.rank != null) return { key: RANKS[move.rank] ?? '', label: t('rank', { rank: rankIn(move.rank) }), move, short: true }
  if (move.lower != null) {
    const top = game.pile.at(-1)
    const rank = top?.named ?? RANKS.indexOf((top?.cards.at(-1) ?? '').slice(0, -1) as (typeof RANKS)[number])
    const label = t(move.lower ? 'demand-at-most' : 'demand-at-least', { rank: rankIn(rank) })
    return { key: move.lower ? 'lower' : 'higher', label, move, short: false }
  }
  const seat = move.seat ?? 0
  const note = t('pile-count', { count: game.seats[seat]?.hand_count ?? 0 })
  return { key: `seat-${seat}`, label: seatName(table, seat), note, move, short: false }
}

function placed(table: TableView, move: LayOff): Answer {
  const { row } = move
  const own = row === table.you ? t('lay-on-own') : t('lay-on-other', { name: seatName(table, row ?? 0) })
  return { key: row === null ? 'pile' : `seat-${row}`, label: row === null ? t('lay-on-pile') : own, move, short: false }
}

/** The question that is open, with its answers; `null` where there is none. */
export function openQuestion(table: TableView, game: View, placing: Card | null): Question | null {
  const open = choices(game)
  if (open.length) return { text: say(question(table, game)), answers: open.map((move) => chosen(table, game, move)) }
  const places = placing === null ? [] : layOffs(game, placing)
  if (placing === null || !places.length) return null
  return { text: t('ask-lay-off', { card: cardSigns(placing) }), answers: places.map((move) => placed(table, move)) }
}
