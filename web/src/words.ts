// Cards as text. Ranks are only named here and compared nowhere.

import { RANKS, type Card, type Mark, type Rank, type RuleSet } from './protocol'
import { listed, t } from './strings.svelte'

const SUIT_SIGNS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' }
const TEXT_STYLE = '\uFE0E'

/** The letter of a card's rank, such as "T", or "JK". */
export function rankOf(card: Card): string {
  return card === 'JK' ? card : card.slice(0, -1)
}

export function suitOf(card: Card): string {
  return card === 'JK' ? '' : card.slice(-1)
}

/** What is drawn on a card: a single card may have a mark of its own. */
export function markOf(rules: RuleSet, card: Card): Mark | null {
  return rules.marks[card] ?? rules.marks[rankOf(card)] ?? null
}

/** What a card belongs to: its rank, or itself where it has powers of its own. */
export function classOf(rules: RuleSet, card: Card): string {
  return card in rules.marks ? card : rankOf(card)
}

/** A rank as the argument of a sentence: a number where the card shows one, so that grammar can tell. */
export function rankArgument(letter: string): string | number {
  return /^\d+$/.test(letter) ? Number(letter) : letter
}

/** The number of a rank as the argument of a sentence; a gap where there is none. */
export function rankIn(rank: Rank | null): string | number {
  return rank === null ? '' : rankArgument(RANKS[rank] ?? '')
}

/** A card as signs, such as "10♦"; the joker is its star. */
export function cardSigns(card: Card): string {
  if (card === 'JK') return '★'
  const suit = SUIT_SIGNS[suitOf(card)]
  return t('rank-index', { rank: rankOf(card) }) + (suit ? suit + TEXT_STYLE : '')
}

export function cardsSigns(cards: readonly Card[]): string {
  return cards.map(cardSigns).join(' ')
}

/** A card in words, such as "ten of diamonds". */
export function cardName(card: Card): string {
  return t('card-name', { rank: rankArgument(rankOf(card)), suit: suitOf(card) || 'none' })
}

/** Cards in words, as a list in a sentence. */
export function cardsNames(cards: readonly Card[]): string {
  return listed(cards.map(cardName))
}

/** Ranks that go on anything, as a list. */
export function ranksList(ranks: readonly Rank[]): string {
  return ranks.map((rank) => t('rank', { rank: rankIn(rank) })).join(', ')
}

/** Keys that stay apart where one card lies twice, as two jokers do. */
export function keyed(cards: readonly Card[]): { key: string; card: Card }[] {
  const seen = new Map<Card, number>()
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0
    seen.set(card, copy + 1)
    return { key: copy ? `${card}.${copy}` : card, card }
  })
}
