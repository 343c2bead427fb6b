// Who sits where, in words and in the order in which a viewer sees them.

import type { Level, Seat, TableView } from './protocol'
import { t } from './strings.svelte'

const BOT_NAMES = 12

export function botName(bot: number): string {
  return t(`bot-name-${bot % BOT_NAMES}`)
}

/** What a seat is called. Who you are is the seat's number, never its name. */
export function occupantName(seat: Seat): string {
  if (seat.occupant === 'person') return seat.name
  return seat.occupant === 'bot' ? botName(seat.bot ?? 0) : t('seat-open')
}

export function seatName(table: TableView, seat: number): string {
  const there = table.seats[seat]
  return there ? occupantName(there) : ''
}

/** Arguments for a sentence about a seat: `who` is "you" or "other". */
export function about(table: TableView, seat: number): { who: string; name: string } {
  return { who: seat === table.you ? 'you' : 'other', name: seatName(table, seat) }
}

/** The other seats, clockwise from the viewer's left. */
export function othersOf(table: TableView): readonly number[] {
  const count = table.seats.length
  const first = table.you ?? count - 1
  const round = Array.from({ length: count }, (_, step) => (first + 1 + step) % count)
  return table.you === null ? round : round.slice(0, -1)
}

/** From the lowest to the highest, as far as they are drawn; which of them there are the server says. */
export const LEVELS: readonly Level[] = ['beginner', 'casual', 'careful', 'expert', 'master']
const BY_HABIT: readonly Level[] = ['beginner', 'casual']

/** Bots of this level search, and think less where they have less to think with. */
export const thinks = (level: Level): boolean => !BY_HABIT.includes(level)

/** The levels of so many bots: those that are wanted and that there are, and the last of them for the rest. */
export function botLevels(wanted: readonly string[], all: readonly Level[], usual: Level, count: number): Level[] {
  const known = wanted.flatMap((name) => all.find((level) => level === name) ?? [])
  return Array.from({ length: count }, (_, bot) => known[Math.min(bot, known.length - 1)] ?? usual)
}

/** Which bot takes a free seat if nobody else does. */
export function botToCome(table: TableView, seat: number): number {
  return table.seats.slice(0, seat).filter(({ occupant }) => occupant === 'open').length
}

/** A bot plays for the person who sits here. */
export function isStandIn(seat: Seat): boolean {
  return seat.occupant === 'person' && seat.bot !== null
}
