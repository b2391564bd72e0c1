import { drawLetter } from '#domain/prompts/letters.ts'
import { startClock } from '#domain/table/clock.ts'
import type { MoveContext, TableContext } from '#domain/table/game-rules.ts'
import { turnLimit } from '#domain/table/more-time.ts'
import { admitLate, hereOrNext } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { actsFor } from '#domain/table/seating.ts'
import { canSkip, dealColumns, defaultColumns } from './rules-columns.ts'
import { startSpoken } from './rules-spoken.ts'
import { lettersInPlay, type Move, type Outcome, type Phase, type State } from './rules-state.ts'
import { nextPresent } from './rules-turns.ts'
import { startTurns } from './rules-verbal.ts'
import { refill, startFilling } from './rules-written.ts'

const stopMs = 10_000

/** With a phone each it stops by itself after a while. */
export function letterPhase(table: Pick<State, 'seating' | 'time'>, now: number): Phase {
  return {
    name: 'letter',
    clock: table.seating === 'own' ? startClock(turnLimit(stopMs, table), now) : null,
  }
}

export function moveLetter(state: State, move: Move, context: MoveContext): Outcome {
  const isDue = move.type === 'timeout' && context.by === 'clock'
  if (move.type !== 'stop' && !isDue) return refuse('letter-first')
  if (!isDue && !actsFor(state, context.by, state.stopper)) return refuse('other-stops')
  return stopAlphabet(state, context)
}

export function stopAlphabet(state: State, { now, random }: TableContext): State {
  const letter = drawLetter(lettersInPlay(state.options), state.letters, random)
  return startRound({ ...state, letters: [...state.letters, letter] }, now)
}

/** The letter is there: all write it, or say it. */
export function startRound(state: State, now: number): State {
  const { options, stopper, seating } = state
  if (options.mode === 'verbal') {
    return seating === 'own' ? startSpoken(state, stopper, now) : startTurns(state, stopper)
  }
  return seating === 'own' ? startFilling(state, now) : { ...state, phase: { name: 'writing' } }
}

export function skipColumns(state: State, { now, random }: TableContext): Outcome {
  if (!canSkip(state)) return refuse('nothing-to-swap')
  const dealt = dealColumns(state, random)
  const { phase } = state
  switch (phase.name) {
    case 'turn':
      return startTurns(dealt, phase.seat)
    case 'spoken':
      return startSpoken(dealt, phase.seat, now)
    case 'filling':
      return refill(dealt, phase, defaultColumns.length, now)
    default:
      return dealt
  }
}

export function nextRound(state: State, { now, random, away }: TableContext): State {
  const { phase, round, options } = state
  if (round >= options.rounds) return { ...state, over: true }
  const next = admitLate(state)
  const loser = phase.name === 'lost' ? hereOrNext(next, phase.seat) : null
  const stopper =
    loser === null || away.includes(loser) ? nextPresent(next, loser ?? state.stopper, away) : loser
  const dealt = { ...next, round: round + 1, stopper, phase: letterPhase(state, now) }
  return dealColumns(dealt, random)
}
