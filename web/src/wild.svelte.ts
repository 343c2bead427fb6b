// The ranks that go on anything, as far as they go on what lies on the pile: some are barred from some ranks.

import { readRules } from './api'
import { RANKS, type Laid, type Rank, type RuleSet } from './protocol'
import { KNOWN } from './ruletitle'
import { rankOf } from './words'

interface Power {
  readonly rank?: string
  readonly card?: string
  readonly transparent?: boolean
  readonly blocked_by?: readonly string[]
}

export class Wild {
  #powers = $state.raw<readonly Power[]>([])
  #code = ''

  /** Ask once what the cards of a rule set can do, unless nothing is barred anyway. */
  learn({ code, wild }: RuleSet): void {
    if (code === this.#code) return
    this.#code = code
    this.#powers = []
    if (!wild.length || KNOWN.includes(code)) return
    void readRules(code, 'en').then((reply) => {
      if (reply.ok && code === this.#code) this.#powers = (reply.value.fields['powers'] ?? []) as readonly Power[]
    })
  }

  /** The ranks that go on a pile whatever it demands. */
  on(pile: readonly Laid[], rules: RuleSet): readonly Rank[] {
    const base = [...pile].reverse().find((laid) => !this.#of(laid)?.transparent)
    const there = base && rankAs(base)
    return rules.wild.filter((rank) => {
      const power = this.#powers.find((one) => one.rank === RANKS[rank])
      return there === undefined || !power?.blocked_by?.includes(there)
    })
  }

  #of(laid: Laid): Power | undefined {
    const card = laid.cards.at(-1)
    const single = laid.named === null ? this.#powers.find((one) => one.card === card) : undefined
    return single ?? this.#powers.find((one) => one.rank === rankAs(laid))
  }
}

/** The letter of the rank that a play counts as. */
function rankAs(laid: Laid): string {
  return laid.named === null ? rankOf(laid.cards.at(-1) ?? '') : (RANKS[laid.named] ?? '')
}
