import { shuffle } from '#domain/random.ts'
import type { CardTable } from '#domain/table/card-rules.ts'
import {
  type Clock,
  hasRunOut,
  resumeClock,
  startClock,
  suspendClock,
} from '#domain/table/clock.ts'
import type { TableContext } from '#domain/table/game-rules.ts'
import { type LimitMs, turnLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatAfter, seatsHere } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { commitElapsed, sleptThrough, turnMs } from '#domain/table/turn-clock.ts'
import type { Card, Fault, Outcome } from './card-state.ts'

/** With a phone each looking down costs a second. */
const extraOwnMs = 1000
const minOwnMs = 3000
const targetCount = 3
const throwFrom = 6
const revealSleepMs = 4000

export function turnLengthMs({ rules, answers }: Card, table: CardTable): LimitMs {
  const firstMs = rules.seconds * 1000
  const count = Math.max(1, seatsHere(table).length)
  const isOwn = table.seating === 'own'
  const defaultMs = turnMs(firstMs + (isOwn ? extraOwnMs : 0), answers, count)
  return turnLimit(isOwn ? Math.max(minOwnMs, defaultMs) : defaultMs, table)
}

/** Begins a turn: a whole clock, while the bomb burns on. */
export function startTurn(card: Card, turn: Seat, table: CardTable, context: TableContext): Card {
  const { clock, rules, turns } = card
  const started = { ...card, turn, turns: { ...turns, [turn]: (turns[turn] ?? 0) + 1 } }
  const { now } = context
  const isBomb = rules.mode === 'bomb' && clock
  return {
    ...started,
    targets: drawTargets(started, table, context),
    clock: isBomb
      ? resumeClock(commitElapsed(clock, now), now)
      : startClock(turnLengthMs(started, table), now),
  }
}

/** With a phone each, from six players on or by house rule. */
export function isThrown({ order }: Card['rules'], table: CardTable): boolean {
  const isBig = order === 'auto' && seatsHere(table).length >= throwFrom
  return table.seating === 'own' && (isBig || order === 'throw')
}

/** Three of those with the fewest turns; none where it goes left. */
export function drawTargets(
  { turn, turns, rules }: Card,
  table: CardTable,
  { random, away }: TableContext,
): Seat[] {
  const here = seatsHere(table)
  if (!isThrown(rules, table)) return []
  const others = present(here, away).filter((seat) => seat !== turn)
  const count = (seat: Seat) => turns[seat] ?? 0
  return shuffle(others, random)
    .sort((one, other) => count(one) - count(other))
    .slice(0, targetCount)
}

/** Where the turn goes by itself: left, or to the first it might be thrown to. */
export function nextTurn(card: Card, table: CardTable, context: TableContext): Seat {
  const [first] = drawTargets(card, table, context)
  return first ?? seatAfter(present(seatsHere(table), context.away), card.turn)
}

/** One who is away has no turn, unless all are. */
function present(here: readonly Seat[], away: readonly Seat[]): readonly Seat[] {
  const there = here.filter((seat) => !away.includes(seat))
  return there.length > 0 ? there : here
}

export function runOut(card: Card, clock: Clock, table: CardTable, now: number): Outcome {
  if (!hasRunOut(clock, now)) return refuse('time-left')
  // A phone that slept through the end costs nobody anything.
  if (table.seating === 'passed' && sleptThrough(clock, now)) {
    return { ...card, clock: suspendClock(clock) }
  }
  return settle(card, card.turn, card.rules.mode === 'bomb' ? 'bomb' : 'timeout', table, now)
}

export function settle(card: Card, loser: Seat, fault: Fault, table: CardTable, now: number): Card {
  const wakesAtMs = table.seating === 'own' ? now + revealSleepMs : 0
  const done = { clock: null, ballot: null, targets: [], wakesAtMs }
  return { ...card, ...done, phase: 'settled', loser, fault }
}
