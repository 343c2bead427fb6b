// What the table waits for, in one sentence, and what the pile demands, in a few words.

import { isYourTurn, offers, onlyPairs, slots } from './intent'
import type { Presence, Requirement, TableView, View } from './protocol'
import { about, seatName } from './seats'
import { listed, t, type Message } from './strings.svelte'
import { rankIn } from './words'

/** The requirement as a badge: "7 or higher". */
export function demand(requirement: Requirement): string {
  const { demand: kind, rank, count } = requirement
  return t(`demand-${kind.replaceAll('_', '-')}`, { rank: rankIn(rank), count })
}

function swapStatus(table: TableView, game: View): Message {
  if (game.viewer !== null && !game.seats[game.viewer]?.ready) return { id: 'status-swap', args: {} }
  const waiting = game.seats.flatMap((seat, index) => (seat.ready ? [] : [seatName(table, index)]))
  return { id: 'status-swap-waiting', args: { names: listed(waiting) } }
}

function callStatus(game: View): Message {
  const rank = rankIn(game.call_rank)
  if (offers(game, 'call')) return { id: 'status-call-yours', args: { rank } }
  return { id: offers(game, 'pass') ? 'status-call-without' : 'status-call-answered', args: { rank } }
}

function turnStatus(game: View): Message {
  if (game.may_pass) return { id: 'status-again', args: {} }
  if (slots(game).length) return { id: 'status-flip', args: {} }
  if (onlyPairs(game)) return { id: 'status-escape', args: {} }
  return { id: 'status-your-turn', args: { demand: demand(game.requirement) } }
}

function playStatus(table: TableView, game: View, presence: Presence): Message {
  if (isYourTurn(game) && !game.legal.length) return { id: 'status-stand-in', args: {} }
  if (isYourTurn(game)) return turnStatus(game)
  const turn = about(table, game.turn ?? 0)
  if (game.turn !== null && presence.waiting_for.includes(game.turn)) return { id: 'status-away', args: turn }
  const isOut = game.viewer !== null && game.seats[game.viewer]?.place !== null
  if (isOut) return { id: 'status-out', args: turn }
  return { id: 'status-turn', args: turn }
}

export function status(table: TableView, presence: Presence): Message {
  const game = table.game
  if (!game || table.stage !== 'playing') return { id: 'status-idle', args: {} }
  if (game.phase === 'swap') return swapStatus(table, game)
  return game.phase === 'call' ? callStatus(game) : playStatus(table, game, presence)
}

/** It is for the viewer to act: the table waits for this seat. Who cannot call need not answer. */
export function isWaitedFor(game: View): boolean {
  if (game.viewer === null || !game.legal.length) return false
  if (game.phase === 'swap') return !game.seats[game.viewer]?.ready
  return game.phase === 'call' ? offers(game, 'call') : isYourTurn(game)
}

export function pageTitle(table: TableView | null): string {
  const game = table?.game
  if (!table || !game || table.stage === 'lobby') return t(table ? 'title-lobby' : 'title-start')
  if (table.stage === 'result') return t('title-result')
  if (isWaitedFor(game)) return t('title-your-turn')
  return game.turn === null ? t('title-waiting') : t('title-turn', { name: seatName(table, game.turn) })
}
