import type { CardTable } from '#domain/table/card-rules.ts'
import { hasRunOut, isRunning, resumeClock, startClock, suspendClock } from '#domain/table/clock.ts'
import type { Seat } from '#domain/table/players.ts'
import { isHere, nextHere, previousHere } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { sleptThrough } from '#domain/table/turn-clock.ts'
import type { Card, CardMove, CardOutcome } from './card-state.ts'
import { passTurn, type Turns, turnLengthMs } from './rules-turns.ts'

/** The card on one phone: answers go round, and the table says whose fault it was. */
export function moveLoud(card: Card, move: CardMove, table: CardTable, now: number): CardOutcome {
  const { turns } = card
  switch (card.phase) {
    case 'ready': {
      if (move.type !== 'start' || !turns) return refuse('start-first')
      const clock = startClock(turnLengthMs(table, turns.answers), now)
      return { ...card, phase: 'running', turns: { ...turns, clock } }
    }
    case 'running':
      return turns ? moveRunning(card, turns, move, table, now) : refuse('start-first')
    case 'settled':
      if (move.type === 'next') return { ...card, phase: 'over' }
      if (move.type !== 'blame') return refuse('settled')
      return isHere(table, move.seat) ? { ...card, payers: [move.seat] } : refuse('empty-seat')
    default:
      return refuse('settled')
  }
}

function moveRunning(
  card: Card,
  turns: Turns,
  move: CardMove,
  table: CardTable,
  now: number,
): CardOutcome {
  const { clock } = turns
  const isOut = hasRunOut(clock, now)
  switch (move.type) {
    case 'resume':
      return { ...card, turns: { ...turns, clock: resumeClock(clock, now) } }
    case 'answer':
      if (!isRunning(clock)) return refuse('clock-resting')
      if (isOut) return runOut(card, turns, now)
      return { ...card, turns: passTurn(turns, nextHere(table, turns.seat), table, now) }
    case 'timeout':
      return isOut ? runOut(card, turns, now) : refuse('time-left')
    case 'broke':
      if (turns.answers === 0) return refuse('nobody-answered')
      return settle(card, turns.answerer ?? previousHere(table, turns.seat))
    default:
      return refuse('not-while-running')
  }
}

/** Slept through: pause instead of a timeout. */
function runOut(card: Card, turns: Turns, now: number): Card {
  return sleptThrough(turns.clock, now)
    ? { ...card, turns: { ...turns, clock: suspendClock(turns.clock) } }
    : settle(card, turns.seat)
}

function settle(card: Card, loser: Seat): Card {
  return { ...card, phase: 'settled', turns: null, payers: [loser] }
}
