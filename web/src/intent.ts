// From what is chosen on the table to moves. What may be done comes with the view; nothing here knows a rule.

import type { Card, Choose, LayOff, Move, Play, Swap, View } from './protocol'
import { rankOf } from './words'

export type Action =
  | 'play'
  | 'take'
  | 'gamble'
  | 'flip'
  | 'pass'
  | 'call'
  | 'ready'
  | 'undo'
  | 'cancel'
  | 'lay'
  | 'done'

export function offers(view: View, type: Move['type']): boolean {
  return view.legal.some((move) => move.type === type)
}

function plays(view: View): readonly Play[] {
  return view.legal.filter((move): move is Play => move.type === 'play')
}

/** What may go along with the pile, one way of paying each; nothing where nothing is due. */
export function fees(view: View): readonly (readonly Card[])[] {
  return view.legal.flatMap((move) => (move.type === 'pick_up' && move.fee.length ? [move.fee] : []))
}

/** The pile may be taken without a card that goes along. */
export function isFree(view: View): boolean {
  return view.legal.some((move) => move.type === 'pick_up' && !move.fee.length)
}

const ranksOf = (cards: readonly Card[]): readonly string[] => [...new Set(cards.map(rankOf))]

/** Whether cards pay the fee: one of the cards that are due, or as many of one rank. */
export function pays(view: View, cards: readonly Card[]): boolean {
  const [first, ...more] = cards
  if (first === undefined) return isFree(view)
  if (!more.length) return fees(view).some((fee) => fee.length === 1 && fee[0] === first)
  if (ranksOf(cards).length > 1) return false
  return fees(view).some((fee) => fee.length === cards.length && rankOf(fee[0] ?? '') === rankOf(first))
}

/** The slots of which one may be turned. */
export function slots(view: View): readonly number[] {
  return view.legal.flatMap((move) => (move.type === 'flip' ? [move.slot] : []))
}

/** What the card can do is its own, by the rules; otherwise it does what its rank does. */
export type ClassOf = (card: Card) => string

/** The ranks, or single cards, that are part of something that may be played. */
export function playable(view: View, classOf: ClassOf): ReadonlySet<string> {
  return new Set(plays(view).flatMap((move) => move.cards.map(classOf)))
}

/** Cards of these ranks may be laid together. */
export function goTogether(view: View, cards: readonly Card[]): boolean {
  const ranks = ranksOf(cards)
  return plays(view).some((move) => {
    const there = ranksOf(move.cards)
    return ranks.every((rank) => there.includes(rank))
  })
}

/** All that may be played are pairs, and the pile stays: a way out by any pair. */
export function onlyPairs(view: View): boolean {
  const { demand, count } = view.requirement
  const usual = demand === 'anything' || demand === 'higher_set' || count > 1
  const pairs = view.legal.every((move) => move.type === 'play' && move.cards.length === 2)
  return !usual && !view.duty && view.legal.length > 0 && pairs
}

/** It is the viewer's turn; while the direction is open it is that of either neighbour of the starter. */
export function isYourTurn(view: View): boolean {
  return view.viewer !== null && (view.turn === view.viewer || view.duty?.seat === view.viewer)
}

/** Only passing is open, since no drawn card matched: there is nothing to decide. */
export function isIdle(view: View): boolean {
  const [only, ...others] = view.legal
  return view.duty?.kind === 'match' && only?.type === 'pass' && !others.length
}

/** Drawn cards may be added, but none of them matches. */
export function drewNothing({ duty }: View): boolean {
  return duty?.kind === 'match' && !duty.count
}

/** Nothing but passing is open. */
export function onlyPass(view: View): boolean {
  return view.legal.length > 0 && view.legal.every((move) => move.type === 'pass')
}

/** What the viewer may lay although it is somebody else's turn. */
export function interruptions(view: View): readonly Play[] {
  return view.phase === 'play' && !isYourTurn(view) ? plays(view) : []
}

/** Whether chosen cards may be sent as a play. Whether they fit is for the table to say. */
export function mayTryToPlay(view: View): boolean {
  return view.phase === 'play' && (isYourTurn(view) || offers(view, 'play'))
}

/** The answers of which one is open. */
export function choices(view: View): readonly Choose[] {
  return view.legal.filter((move): move is Choose => move.type === 'choose')
}

/** Where one of the cards may be laid off. */
export function layOffs(view: View, card: Card): readonly LayOff[] {
  return view.legal.filter((move): move is LayOff => move.type === 'lay_off' && move.card === card)
}

/** Cards are exchanged while others play. */
export function maySwapLate(view: View): boolean {
  return view.phase === 'play' && offers(view, 'swap')
}

/** The swap that takes another one back. */
export function reversed(swap: Swap): Swap {
  return { type: 'swap', hand: swap.face_up, face_up: swap.hand }
}
