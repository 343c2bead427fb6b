// What each action does now, and whether it can be done. Whether a play fits is left to the table.

import {
  fees,
  isYourTurn,
  layOffs,
  mayTryToPlay,
  offers,
  pays,
  reversed,
  slots,
  type Action,
} from '../intent'
import type { Move, Play, TableView, View } from '../protocol'
import type { Refusal } from '../socket'
import type { TableStore } from '../store.svelte'
import { keyed } from '../words'

/** The actions of the bar, each in its place. While a fee is chosen the third place is the way back. */
export function actionsOf(table: TableView, game: View, { choice }: TableStore): readonly Action[] {
  if (game.phase === 'swap') return ['undo', 'ready']
  if (choice.exchanging) return ['undo', 'done']
  if (game.phase === 'lay_off') return choice.placing === null ? ['lay', 'ready'] : ['cancel', 'ready']
  if (game.phase === 'call') return ['call', 'pass']
  const turn = table.rules.can_gamble && !offers(game, 'flip') ? 'gamble' : 'flip'
  const third = choice.paying ? 'cancel' : turn
  return table.rules.can_pass ? ['play', 'take', third, 'pass'] : ['play', 'take', third]
}

function canTake({ choice }: TableStore, game: View): boolean {
  return offers(game, 'pick_up') && (!choice.paying || pays(game, choice.fee))
}

const possible: Readonly<Record<Action, (store: TableStore, game: View) => boolean>> = {
  play: ({ choice }, game) => mayTryToPlay(game) && !choice.paying && choice.cards.length > 0,
  take: canTake,
  gamble: (_, game) => offers(game, 'gamble'),
  flip: ({ choice }, game) => offers(game, 'flip') && (choice.slot !== null || slots(game).length === 1),
  pass: (_, game) => offers(game, 'pass'),
  call: (_, game) => offers(game, 'call'),
  ready: (_, game) => offers(game, 'ready'),
  undo: ({ choice }, game) => choice.swaps.length > 0 && offers(game, 'swap'),
  cancel: ({ choice }) => choice.paying || choice.placing !== null,
  lay: ({ choice }, game) => layOffs(game, choice.cards[0] ?? '').length > 0,
  done: () => true,
}

export function isPossible(store: TableStore, game: View, action: Action): boolean {
  return store.connection === 'open' && possible[action](store, game)
}

function whyNoFlip(game: View): string {
  if (offers(game, 'flip')) return 'move/no_cards'
  return game.hand.length || game.stock_count ? 'move/hand_first' : 'move/face_up_first'
}

function whyNoTake({ choice }: TableStore, game: View): string {
  if (choice.paying) return choice.fee.length ? 'move/wrong_fee' : 'move/fee_due'
  if (!game.pile.length) return 'move/pile_empty'
  if (game.duty?.kind === 'cover') return 'move/must_cover'
  if (game.duty?.kind === 'match') return 'move/must_pass'
  return offers(game, 'flip') ? 'move/blind_only' : 'move/must_play'
}

function whyNoGamble(game: View): string {
  if (!game.stock_count) return 'move/stock_empty'
  if (offers(game, 'flip')) return 'move/blind_only'
  return game.duty && game.duty.kind !== 'second' ? 'move/no_gamble_now' : 'move/not_stuck'
}

const reasons: Readonly<Record<Action, (store: TableStore, game: View) => string>> = {
  play: ({ choice }, game) => {
    if (choice.paying) return 'move/fee_due'
    return offers(game, 'flip') ? 'move/blind_only' : 'move/no_cards'
  },
  take: whyNoTake,
  gamble: (_, game) => whyNoGamble(game),
  flip: (_, game) => whyNoFlip(game),
  pass: (_, game) => (game.phase === 'call' ? 'move/already_answered' : 'move/nothing_to_pass'),
  call: (_, game) => (offers(game, 'pass') ? 'move/rank_not_held' : 'move/already_answered'),
  ready: () => 'move/wrong_phase',
  undo: ({ choice }) => (choice.swaps.length ? 'move/already_ready' : 'client/nothing_to_undo'),
  cancel: () => 'move/wrong_phase',
  lay: ({ choice }, game) => {
    if (isReady(game)) return 'move/already_ready'
    return choice.cards.length ? 'move/nothing_to_lay_on' : 'move/no_cards'
  },
  done: () => 'move/wrong_phase',
}

/** Why an action of the bar cannot be done, as the code of a refusal; all of it can be seen on the table. */
function whyNot(store: TableStore, game: View, action: Action): string {
  if (game.phase === 'choose') return isYourTurn(game) ? 'move/choose_first' : 'move/not_your_turn'
  if (game.phase !== 'play' || store.choice.exchanging) return reasons[action](store, game)
  if (!isYourTurn(game)) return action === 'play' && mayTryToPlay(game) ? 'move/no_cards' : 'move/not_your_turn'
  return game.legal.length ? reasons[action](store, game) : 'table/seat_taken'
}

function explanation(store: TableStore, game: View, action: Action): Refusal {
  const [card] = store.choice.cards
  return { code: whyNot(store, game, action), details: card === undefined ? {} : { card } }
}

function take(store: TableStore, game: View): void {
  const { choice } = store
  if (!fees(game).length) void store.act({ type: 'pick_up', fee: [] })
  else if (choice.paying) void store.act({ type: 'pick_up', fee: choice.fee })
  else {
    store.forgive()
    choice.pay(game)
  }
}

function lay(store: TableStore, game: View): void {
  const [card] = store.choice.cards
  const open = layOffs(game, card ?? '')
  const [only] = open
  if (open.length === 1 && only) void store.act(only)
  else store.choice.placing = card ?? null
}

function undo(store: TableStore): void {
  const last = store.choice.swaps.at(-1)
  if (last) void store.act(reversed(last))
}

const effects: Readonly<Record<Action, (store: TableStore, game: View) => void>> = {
  play: (store) => void store.act({ type: 'play', cards: store.choice.cards }),
  take,
  gamble: (store) => void store.act({ type: 'gamble' }),
  flip: (store, game) => void store.act({ type: 'flip', slot: store.choice.slot ?? slots(game)[0] ?? 0 }),
  pass: (store) => void store.act({ type: 'pass' }),
  call: (store) => void store.act({ type: 'call' }),
  ready: (store, game) => void store.act({ type: 'ready', on: !isReady(game) }),
  undo,
  cancel: clear,
  lay,
  done: (store) => store.choice.exchange(false),
}

function clear(store: TableStore): void {
  if (store.choice.exchanging) store.choice.exchange(false)
  else store.choice.clear()
  store.forgive()
}

export function isReady(game: View): boolean {
  return game.viewer !== null && (game.seats[game.viewer]?.ready ?? false)
}

/** Do an action, or say why it cannot be done. */
export function perform(store: TableStore, table: TableView, game: View, action: Action | 'clear'): void {
  if (action === 'clear') clear(store)
  else if (!actionsOf(table, game, store).includes(action)) return
  else if (isPossible(store, game, action)) effects[action](store, game)
  else if (store.connection === 'open' && game.viewer !== null) store.explain(explanation(store, game, action))
}

/** Answer with one of the moves that are open, as it came with the view. */
export function answer(store: TableStore, move: Move): void {
  if (store.connection === 'open') void store.act(move)
}

/** Choose the cards of a play that is open, so that one tap more lays them. */
export function chooseCards(store: TableStore, game: View, play: Play): void {
  const { choice } = store
  const left = [...play.cards]
  const pick = (cards: readonly string[]) =>
    keyed(cards).flatMap(({ key, card }) => {
      const at = left.indexOf(card)
      if (at >= 0) left.splice(at, 1)
      return at >= 0 ? [key] : []
    })
  choice.clear()
  choice.hand = pick(game.hand)
  choice.row = pick(game.viewer === null ? [] : (game.seats[game.viewer]?.face_up ?? []))
}

/** Touch a card of the hand or the row: choose it, or in the swap exchange it. */
export function touch(store: TableStore, game: View, place: 'hand' | 'row', keys: readonly string[]): void {
  const { choice } = store
  const [key] = keys
  if (key === undefined) return
  store.moveOn()
  if (game.phase === 'swap' || choice.exchanging) {
    const swap = game.phase === 'swap' && isReady(game) ? null : choice.pair(place, key)
    if (swap) void store.act(swap)
  } else if (choice.paying && place === 'hand') {
    choice.clear()
    choice.toggle(game, place, key)
  } else if (keys.length > 1) choice.cycle(game, keys)
  else choice.toggle(game, place, key)
}
