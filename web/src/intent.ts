// From what is chosen on the table to moves. What may be done comes with the view; nothing here knows a rule.

import type { Card, Move, Swap, View } from './protocol'
import { rankOf } from './words'

export type Action = 'play' | 'take' | 'gamble' | 'flip' | 'pass' | 'call' | 'ready' | 'undo' | 'cancel'

export function offers(view: View, type: Move['type']): boolean {
  return view.legal.some((move) => move.type === type)
}

/** The face-up cards of which one goes along with the pile; empty where none is due. */
export function fees(view: View): readonly Card[] {
  return view.legal.flatMap((move) => (move.type === 'pick_up' && move.fee ? [move.fee] : []))
}

/** The slots of which one may be turned. */
export function slots(view: View): readonly number[] {
  return view.legal.flatMap((move) => (move.type === 'flip' ? [move.slot] : []))
}

/** The ranks that may be played, one card at least. */
export function playableRanks(view: View): ReadonlySet<string> {
  const cards = view.legal.flatMap((move) => (move.type === 'play' ? move.cards.slice(0, 1) : []))
  return new Set(cards.map(rankOf))
}

/** All that may be played are pairs, and the pile stays: a way out by any pair. */
export function onlyPairs(view: View): boolean {
  const usual = view.requirement.demand === 'anything' || view.requirement.demand === 'higher_set'
  const pairs = view.legal.every((move) => move.type === 'play' && move.cards.length === 2)
  return !usual && view.legal.length > 0 && pairs
}

export function isYourTurn(view: View): boolean {
  return view.turn !== null && view.turn === view.viewer
}

/** Whether chosen cards may be sent as a play. Whether they fit is for the table to say. */
export function mayTryToPlay(view: View): boolean {
  return view.phase === 'play' && (isYourTurn(view) || offers(view, 'play'))
}

/** The swap that takes another one back. */
export function reversed(swap: Swap): Swap {
  return { type: 'swap', hand: swap.face_up, face_up: swap.hand }
}
