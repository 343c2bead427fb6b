// Rules that somebody is writing. The server reads them after each change and says what does not go together.

import { judgeRules, readRules } from '../api'
import type { FormField, FormGroup, ReadRules, RuleProblem, RulesForm, RuleSet } from '../protocol'
import type { Refusal } from '../socket'
import { language } from '../strings.svelte'
import { isNeeded } from './needs'

/** Plain values as JSON has them. */
export type Plain = Readonly<Record<string, unknown>>
/** The letter of a rank, or a card that has powers of its own. */
export type Owner = string

/** What is put back when another preset was a mistake. */
interface Former {
  readonly preset: string
  readonly fields: Plain
  readonly read: ReadRules
}

const WAIT_MS = 300

/** Compares plain values: they hold nothing but numbers, texts, switches and lists. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What a power is without a word about it. */
export function emptyPower(field: FormField): unknown {
  switch (field.kind) {
    case 'switch':
      return false
    case 'choice':
      return field.options[0]?.value ?? ''
    case 'ranks':
      return []
    case 'number':
      // Where no number has a meaning of its own, it is no answer at all.
      return field.options.length ? null : field.least
    default:
      return null
  }
}

export const ownerOf = (power: Plain): Owner => String(power['card'] ?? power['rank'])

export class Draft {
  preset = $state('')
  fields = $state.raw<Plain>({})
  /** The last answer of the server. */
  read = $state.raw<ReadRules | null>(null)
  /** The last rules that could be played. */
  playable = $state.raw<RuleSet | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** The rules that were left for the preset that is there now. */
  former = $state.raw<Former | null>(null)
  /** What is shown has not been judged yet. */
  waiting = $state(false)
  #turn = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly form: RulesForm) {}

  get rules(): RuleSet | null {
    return this.waiting ? null : (this.read?.rules ?? null)
  }

  get powers(): readonly Plain[] {
    return (this.value('powers') as readonly Plain[] | undefined) ?? []
  }

  get powerFields(): readonly FormField[] {
    return this.form.powers.flatMap(({ fields }) => fields)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#turn += 1
  }

  /** Go on after it was closed. */
  resume(): void {
    if (this.waiting) this.#change(this.fields)
  }

  /** Begin with the rules of a share code; says why it cannot be read. */
  async open(code: string): Promise<Refusal | null> {
    clearTimeout(this.#timer)
    const turn = (this.#turn += 1)
    const left = this.#written()
    const reply = await readRules(code, language())
    if (turn !== this.#turn) return null
    if (reply.ok) {
      this.#take(reply.value)
      this.former = left
    } else if (!this.read) this.refusal = reply.problem
    else if (this.waiting) this.#change(this.fields)
    return reply.ok ? null : reply.problem
  }

  /** Back to the rules that were there before another preset was chosen. */
  undo(): void {
    if (!this.former) return
    const { preset, fields, read } = this.former
    this.preset = preset
    this.read = read
    this.#change(fields)
  }

  /** What would be lost: rules that are no preset's. */
  #written(): Former | null {
    const { preset, fields, read } = this
    return read && (this.waiting || !isSame(fields, read.preset_fields)) ? { preset, fields, read } : null
  }

  value(name: string): unknown {
    return name in this.fields ? this.fields[name] : this.read?.defaults[name]
  }

  /** What the preset says. */
  original(name: string): unknown {
    const { preset_fields: fields = {}, defaults = {} } = this.read ?? {}
    return name in fields ? fields[name] : defaults[name]
  }

  isChanged(name: string): boolean {
    return !isSame(this.value(name), this.original(name))
  }

  set(name: string, value: unknown): void {
    const { [name]: _, ...others } = this.fields
    const next: Record<string, unknown> = isSame(value, this.read?.defaults[name]) ? others : { ...others, [name]: value }
    for (const { fields } of this.form.groups)
      for (const field of fields)
        if (field.name in next && !isNeeded(field.name, (other) => (other in next ? next[other] : this.read?.defaults[other])))
          delete next[field.name]
    this.#change(next)
  }

  power(owner: Owner): Plain | null {
    return this.powers.find((power) => ownerOf(power) === owner) ?? null
  }

  powerValue(owner: Owner, field: FormField): unknown {
    return this.power(owner)?.[field.name] ?? emptyPower(field)
  }

  originalPower(owner: Owner): Plain | null {
    const powers = this.original('powers') as readonly Plain[] | undefined
    return powers?.find((power) => ownerOf(power) === owner) ?? null
  }

  isPowerChanged(owner: Owner, field: FormField): boolean {
    const original = this.originalPower(owner)?.[field.name] ?? emptyPower(field)
    return !isSame(this.powerValue(owner, field), original)
  }

  isOwnerChanged(owner: Owner): boolean {
    return !isSame(sorted(this.power(owner)), sorted(this.originalPower(owner)))
  }

  setPower(owner: Owner, field: FormField, value: unknown): void {
    const power: Record<string, unknown> = { ...(this.power(owner) ?? named(owner)), [field.name]: value }
    const valueOf = (name: string) => {
      const other = this.powerFields.find((one) => one.name === name)
      return power[name] ?? (other && emptyPower(other))
    }
    for (const one of this.powerFields)
      if (isSame(valueOf(one.name), emptyPower(one)) || !isNeeded(`power.${one.name}`, valueOf)) delete power[one.name]
    this.#put(owner, power)
  }

  /** A single card that may have powers of its own; at first it has those of its rank. */
  addCard(card: Owner): void {
    if (this.power(card)) return
    const { rank: _, ...powers } = this.power(card.slice(0, -1)) ?? {}
    this.#put(card, { ...powers, card })
  }

  clearPower(owner: Owner): void {
    this.#put(owner, owner.length === 2 && owner !== 'JK' ? { card: owner } : {})
  }

  /** A single card is like the others of its rank again. */
  removeCard(card: Owner): void {
    this.#put(card, {})
  }

  /** Single cards of which has not been said yet what they do: that is no mistake, but something to be done. */
  get pending(): readonly Owner[] {
    return this.powers.filter((power) => 'card' in power && Object.keys(power).length === 1).map(ownerOf)
  }

  get problems(): readonly RuleProblem[] {
    const { pending } = this
    return (this.read?.problems ?? []).filter(({ field }) => !pending.some((card) => field === `powers.${card}`))
  }

  problemsAt(place: string): readonly string[] {
    return this.problems.filter(({ field }) => field === place).map(({ text }) => text)
  }

  problemsUnder(owner: Owner): boolean {
    const place = `powers.${owner}`
    return this.problems.some(({ field }) => field === place || field.startsWith(`${place}.`))
  }

  changesIn({ fields }: FormGroup): number {
    return fields.filter(({ name }) => this.isChanged(name)).length
  }

  hasProblems({ fields }: FormGroup): boolean {
    return fields.some(({ name }) => this.problemsAt(name).length > 0)
  }

  #put(owner: Owner, power: Plain): void {
    const others = this.powers.filter((one) => ownerOf(one) !== owner)
    // A rank without a power is ordinary; a single card without one is still not like its rank.
    const keeps = 'card' in power || Object.keys(power).length > 1
    this.set('powers', keeps ? [...others, power] : others)
  }

  #change(fields: Plain): void {
    this.fields = fields
    this.former = null
    this.waiting = true
    clearTimeout(this.#timer)
    const turn = (this.#turn += 1)
    this.#timer = setTimeout(() => void this.#judge(turn), WAIT_MS)
  }

  async #judge(turn: number): Promise<void> {
    const reply = await judgeRules({ preset: this.preset, fields: this.fields }, language())
    if (turn !== this.#turn) return
    if (reply.ok) this.#take(reply.value)
    else this.refusal = reply.problem
  }

  #take(read: ReadRules): void {
    this.read = read
    this.preset = read.preset
    this.fields = read.fields
    this.playable = read.rules ?? this.playable
    this.refusal = null
    this.waiting = false
  }
}

function named(owner: Owner): Plain {
  return owner.length === 2 && owner !== 'JK' ? { card: owner } : { rank: owner }
}

function sorted(power: Plain | null): unknown {
  return power && Object.entries(power).sort(([one], [other]) => (one < other ? -1 : 1))
}
