// What each action does now, and whether it can be done. Whether a play fits is left to the table.

import { fees, mayTryToPlay, offers, reversed, slots, type Action } from '../intent'
import type { View } from '../protocol'
import type { TableStore } from '../store.svelte'

function canTake(store: TableStore, game: View): boolean {
  return offers(game, 'pick_up') && (!store.choice.paying || store.choice.fee !== null)
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
}

export function isPossible(store: TableStore, game: View, action: Action): boolean {
  return store.connection === 'open' && possible[action](store, game)
}

function take(store: TableStore, game: View): void {
  const { choice } = store
  if (!fees(game).length) void store.act({ type: 'pick_up', fee: null })
  else if (choice.paying) void store.act({ type: 'pick_up', fee: choice.fee })
  else choice.pay(game)
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
}

export function isReady(game: View): boolean {
  return game.viewer !== null && (game.seats[game.viewer]?.ready ?? false)
}

export function perform(store: TableStore, game: View, action: Action | 'clear'): void {
  if (action === 'clear') {
    store.choice.clear()
    store.forgive()
  } else if (isPossible(store, game, action)) effects[action](store, game)
}

/** Touch a card of the hand or the row: choose it, or in the swap exchange it. */
export function touch(store: TableStore, game: View, place: 'hand' | 'row', keys: readonly string[]): void {
  const { choice } = store
  const [key] = keys
  if (key === undefined) return
  if (game.phase === 'swap') {
    const swap = isReady(game) ? null : choice.pair(place, key)
    if (swap) void store.act(swap)
  } else if (choice.paying && place === 'hand') {
    choice.clear()
    choice.toggle(place, key)
  } else if (keys.length > 1) choice.cycle(keys)
  else choice.toggle(place, key)
}
