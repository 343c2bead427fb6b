// What the table waits for, in one sentence, and what the pile demands, in a few words.

import { choices, drewNothing, isYourTurn, layOffs, offers, onlyPairs, slots } from './intent'
import { RANKS, type Laid, type Presence, type Requirement, type TableView, type View } from './protocol'
import { about, seatName } from './seats'
import { listed, t, type Message } from './strings.svelte'
import { cardSigns, cardsSigns, markOf, rankArgument, rankIn, rankOf } from './words'

function anyOf(requirement: Requirement): string {
  return listed(requirement.ranks.map((rank) => t('rank-a', { rank: rankIn(rank) })), 'disjunction')
}

/** The requirement as a badge: "7 or higher". */
export function demand(requirement: Requirement, card: string | null = null): string {
  const { demand: kind, rank, count } = requirement
  const lead = card === null ? 'none' : cardSigns(card)
  const said = t(`demand-${kind.replaceAll('_', '-')}`, { rank: rankIn(rank), count, ranks: anyOf(requirement), card: lead })
  if (kind === 'higher_set' || count < 2) return said
  return kind === 'anything' ? t('demand-number', { count }) : t('demand-counted', { count, demand: said })
}

/** What the pile demands now. */
export function demandNow(game: View): string {
  if (drewNothing(game)) return t('demand-nothing-drawn')
  return demand(game.requirement, game.duty?.kind === 'lead' ? game.duty.card : null)
}

function names(table: TableView, game: View): string {
  return listed(game.seats.flatMap((seat, index) => (seat.ready ? [] : [seatName(table, index)])))
}

function isBusy(game: View): boolean {
  return game.viewer !== null && !game.seats[game.viewer]?.ready
}

function swapStatus(table: TableView, game: View): Message {
  if (isBusy(game)) return { id: 'status-swap', args: {} }
  return { id: 'status-swap-waiting', args: { names: names(table, game) } }
}

function layOffStatus(table: TableView, game: View): Message {
  if (!isBusy(game)) return { id: 'status-swap-waiting', args: { names: names(table, game) } }
  const open = game.hand.filter((card) => layOffs(game, card).length)
  return { id: 'status-lay-off', args: { cards: open.length ? cardsSigns(open) : 'none' } }
}

function callStatus(game: View): Message {
  const rank = rankIn(game.call_rank)
  if (offers(game, 'call')) return { id: 'status-call-yours', args: { rank } }
  return { id: offers(game, 'pass') ? 'status-call-without' : 'status-call-answered', args: { rank } }
}

/** Who takes the pile, or who plays next; in doubt, just who. */
function seatQuestion(table: TableView, top: Laid | undefined): string {
  if (!top) return 'ask-player'
  const card = top.cards.at(-1) ?? ''
  const mark = top.named === null ? markOf(table.rules, card) : (table.rules.marks[RANKS[top.named] ?? ''] ?? null)
  if (mark === 'give' && top.receiver === null) return 'ask-receiver'
  return mark === 'target' || top.receiver !== null ? 'ask-next' : 'ask-player'
}

/** What is open to be said about one's own play. */
export function question(table: TableView, game: View): Message {
  const [first] = choices(game)
  const top = game.pile.at(-1)
  const args = { rank: rankArgument(rankOf(top?.cards.at(-1) ?? '')), count: top?.cards.length ?? 1 }
  if (first?.rank != null) return { id: 'ask-rank', args }
  return { id: first?.lower != null ? 'ask-lower' : seatQuestion(table, top), args }
}

function chooseStatus(table: TableView, game: View): Message {
  if (choices(game).length) return question(table, game)
  return { id: 'status-choosing', args: about(table, game.turn ?? 0) }
}

function dutyStatus(game: View): Message | null {
  const { duty } = game
  const pass = offers(game, 'pass') ? 'yes' : 'no'
  switch (duty?.kind) {
    case 'cover':
      return { id: 'status-cover', args: { rank: rankArgument(rankOf(game.pile.at(-1)?.cards.at(-1) ?? '')) } }
    case 'own':
      return { id: 'status-own', args: { pass, demand: demandNow(game) } }
    case 'match':
      return { id: 'status-match', args: { rank: rankIn(duty.rank), count: duty.count } }
    case 'second':
      return { id: 'status-second', args: { demand: demandNow(game) } }
    default:
      return null
  }
}

function turnStatus(game: View): Message {
  const duty = dutyStatus(game)
  if (duty) return duty
  if (game.may_pass) return { id: 'status-again', args: {} }
  if (slots(game).length) return { id: 'status-flip', args: {} }
  if (onlyPairs(game)) return { id: 'status-escape', args: {} }
  if (offers(game, 'pass')) return { id: 'status-or-pass', args: { demand: demandNow(game) } }
  return { id: 'status-your-turn', args: { demand: demandNow(game) } }
}

function playStatus(table: TableView, game: View, presence: Presence): Message {
  if (isYourTurn(game) && !game.legal.length) return { id: 'status-stand-in', args: {} }
  if (isYourTurn(game)) return turnStatus(game)
  const turn = about(table, game.turn ?? 0)
  if (game.turn !== null && presence.waiting_for.includes(game.turn)) return { id: 'status-away', args: turn }
  const isOut = game.viewer !== null && game.seats[game.viewer]?.place !== null
  if (isOut) return { id: 'status-out', args: turn }
  if (game.duty?.seat != null) return { id: 'status-either', args: { ...turn, other: seatName(table, game.duty.seat) } }
  return { id: 'status-turn', args: turn }
}

export function status(table: TableView, presence: Presence): Message {
  const game = table.game
  if (!game || table.stage !== 'playing') return { id: 'status-idle', args: {} }
  switch (game.phase) {
    case 'swap':
      return swapStatus(table, game)
    case 'lay_off':
      return layOffStatus(table, game)
    case 'call':
      return callStatus(game)
    case 'choose':
      return chooseStatus(table, game)
    default:
      return playStatus(table, game, presence)
  }
}

/** It is for the viewer to act: the table waits for this seat. Who cannot call need not answer. */
export function isWaitedFor(game: View): boolean {
  if (game.viewer === null || !game.legal.length) return false
  if (game.phase === 'swap' || game.phase === 'lay_off') return !game.seats[game.viewer]?.ready
  return game.phase === 'call' ? offers(game, 'call') : isYourTurn(game)
}

export function pageTitle(table: TableView | null): string {
  const game = table?.game
  if (!table || !game || table.stage === 'lobby') return t(table ? 'title-lobby' : 'title-start')
  if (table.stage === 'result') return t('title-result')
  if (isWaitedFor(game)) return t('title-your-turn')
  return game.turn === null ? t('title-waiting') : t('title-turn', { name: seatName(table, game.turn) })
}

/** Which way round play goes, where that is worth a word: it is turned round, open, or can be turned. */
export function direction(table: TableView, game: View): 'clockwise' | 'counter' | 'open' | null {
  if (game.phase !== 'play' && game.phase !== 'choose') return null
  if (game.direction === 0) return 'open'
  if (game.direction < 0) return 'counter'
  const turns = Object.values(table.rules.marks).includes('reverse')
  return turns && table.seats.length > 2 ? 'clockwise' : null
}
