// One table as its viewer knows it: the last view, who is there, what happened, what was refused.

import { tick } from 'svelte'

import { Choice } from './choice.svelte'
import { drewNothing, isIdle, offers } from './intent'
import { extend, type Line } from './log'
import { Motion } from './motion.svelte'
import type { Command, Move, Presence, TableView, Update, View } from './protocol'
import { chaptersOf } from './reasons'
import { refusalMessage, refusalSpoken } from './refusals'
import { Reveal } from './reveal.svelte'
import { Socket, type Connection, type Refusal } from './socket'
import { isWaitedFor, status } from './status'
import { say, type Message } from './strings.svelte'
import { Wild } from './wild.svelte'

const REFUSAL_MS = 7_000
const SLOW_MS = 1_000
/** From and up to: never the same, so that the moment tells nobody that nothing that was drawn can be added. */
const IDLE_MS = [600, 2_400] as const
/** What asks for a card that was drawn; where none matches, that is what has to be said. */
const ADDING = ['move/only_drawn', 'move/must_pass']
const NOTHING_DRAWN: Refusal = { code: 'client/nothing_drawn', details: {} }
const NOBODY: Presence = { type: 'presence', present: [], host: null, waiting_for: [] }

export class TableStore {
  table = $state.raw<TableView | null>(null)
  presence = $state.raw<Presence>(NOBODY)
  connection = $state<Connection>('connecting')
  /** Why the server ended the connection for good. */
  ended = $state<string | null>(null)
  refusal = $state.raw<Message | null>(null)
  /** The chapters of the rulebook that say why, the best first. */
  why = $state.raw<readonly string[]>([])
  /** The rulebook is open, at the first of these chapters that it has. */
  reading = $state.raw<readonly string[] | null>(null)
  /** The share code of the rules that held before the host changed them. */
  formerRules = $state<string | null>(null)
  lines = $state.raw<readonly Line[]>([])
  /** What a screen reader says next. */
  announcement = $state('')
  /** A command is on its way. */
  busy = $state(false)
  /** It has been for a while. */
  slow = $state(false)
  /** Milliseconds by which the server's clock is ahead of this one. */
  ahead = $state(0)

  readonly choice = new Choice()
  readonly motion = new Motion()
  readonly reveal = new Reveal()
  readonly wild = new Wild()
  readonly #socket: Socket
  #forget: ReturnType<typeof setTimeout> | undefined
  /** What is refused was not even sent: it is forgiven as soon as anything changes. */
  #unsent = false

  constructor(readonly link: string) {
    this.#socket = new Socket(link, {
      update: (update) => this.#update(update),
      presence: (presence) => (this.presence = presence),
      connection: (state) => (this.connection = state),
      bye: (code) => (this.ended = code),
    })
  }

  get game(): View | null {
    return this.table?.game ?? null
  }

  get isReady(): boolean {
    return this.connection === 'open' && this.table !== null
  }

  /** The seat that has the host's buttons now. */
  get host(): number | null {
    return this.presence.host ?? this.table?.host ?? null
  }

  get isHost(): boolean {
    return this.table !== null && this.table.you !== null && this.table.you === this.host
  }

  close(): void {
    clearTimeout(this.#forget)
    this.reveal.clear()
    this.#socket.close()
  }

  takeBack(): void {
    this.ended = null
    this.#socket.retry()
  }

  /** Send a command. Only one is on its way at a time. */
  async command(command: Command): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    const slow = setTimeout(() => (this.slow = true), SLOW_MS)
    const refusal = await this.#socket.send(command)
    clearTimeout(slow)
    this.busy = this.slow = false
    if (refusal) this.#refuse(refusal)
    else this.forgive()
    return refusal === null
  }

  /** Answer the open decision; what was chosen for it is let go once it is accepted. */
  async act(move: Move): Promise<boolean> {
    const table = this.table
    if (!table) return false
    const accepted = await this.command({ type: 'act', decision: table.decision, move })
    if (!accepted) return false
    if (move.type === 'swap') this.choice.swapped(move)
    this.choice.clear()
    return true
  }

  deal(): void {
    if (this.table) void this.command({ type: 'deal', decision: this.table.decision })
  }

  /** Have something said, even if it is what was said before. */
  #say(text: string): void {
    this.announcement = text === this.announcement ? `${text}\u00A0` : text
  }

  forgive(): void {
    clearTimeout(this.#forget)
    this.#unsent = false
    this.refusal = null
  }

  /** Say why something cannot be done now, without asking the server. */
  explain(refusal: Refusal): void {
    this.#refuse(refusal)
    this.#unsent = true
  }

  /** Open the rulebook where it says why something was refused, or at its beginning. */
  read(chapters: readonly string[] = []): void {
    this.reading = chapters
  }

  /** What is refused stays as long as somebody is about to follow it up. */
  hold(): void {
    clearTimeout(this.#forget)
  }

  /** Something was touched: what was only explained has been read. */
  moveOn(): void {
    if (this.#unsent) this.forgive()
  }

  #refuse(refusal: Refusal): void {
    this.#unsent = false
    const pile = this.game?.pile ?? []
    const around = { wild: this.table ? this.wild.on(pile, this.table.rules) : [], pile }
    const told = this.game && drewNothing(this.game) && ADDING.includes(refusal.code) ? NOTHING_DRAWN : refusal
    this.refusal = refusalMessage(told, around)
    this.why = chaptersOf(refusal)
    this.#say(refusalSpoken(told, around))
    clearTimeout(this.#forget)
    this.#forget = setTimeout(() => this.forgive(), REFUSAL_MS)
  }

  #update(update: Update): void {
    const before = update.snapshot ? null : this.motion.shoot()
    const known = this.lines.at(-1)?.key ?? 0
    const isNew = this.table === null
    if (this.table?.decision !== update.view.decision) this.moveOn()
    if (this.table && this.table.rules.code !== update.view.rules.code) this.formerRules = this.table.rules.code
    this.table = update.view
    this.wild.learn(update.view.rules)
    this.ahead = update.now_ms - Date.now()
    this.choice.keep(update.view.game)
    if (update.snapshot) this.lines = []
    this.lines = extend(this.lines, update.events, update.view)
    this.reveal.show(update.events, update.view)
    this.#announce(update.snapshot ? [] : this.lines.filter(({ key }) => key > known))
    this.#letGo()
    const deals = isNew && update.snapshot && update.view.game?.phase === 'swap'
    void tick().then(() => (deals ? this.motion.deal() : this.motion.play(before, update)))
  }

  /** Pass where nothing else can be done; the question itself is asked so that others learn nothing. */
  #letGo(): void {
    const { table } = this
    if (!table?.game || !isIdle(table.game)) return
    const { decision } = table
    setTimeout(() => {
      if (this.table?.decision === decision && this.table.game && isIdle(this.table.game)) void this.act({ type: 'pass' })
    }, IDLE_MS[0] + Math.random() * (IDLE_MS[1] - IDLE_MS[0]))
  }

  #announce(news: readonly Line[]): void {
    const table = this.table
    if (!table) return
    const said = news.filter(({ minor }) => !minor).map(({ spoken }) => say(spoken))
    const { game } = table
    const waits = game && (isWaitedFor(game) || game.phase === 'play' || game.phase === 'choose' || offers(game, 'pass'))
    if (waits) said.push(say(status(table, this.presence)))
    if (said.length) this.#say(said.join(' '))
  }
}
