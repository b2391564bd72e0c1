import { drawPrompt } from '#domain/prompts/deck.ts'
import type { Random } from '#domain/random.ts'
import { hasRunOut, isRunning, pauseClock, resumeClock, startClock } from '#domain/table/clock.ts'
import type { MoveContext, TableContext } from '#domain/table/game-rules.ts'
import { fixedMs } from '#domain/table/more-time.ts'
import { refuse } from '#domain/table/refusal.ts'
import { actorsOf, isRival, thievesOf, turnOf } from './rules-sides.ts'
import { getSetMs, type Move, type Outcome, type State } from './rules-state.ts'
import { openList, openSteal } from './rules-steal.ts'

/** Two rivals within so long call a foul. */
const foulMs = 3000
const restMs = 10_000

export function moveRunning(state: State, move: Move, context: MoveContext): Outcome {
  const { clock, phrase, limit, seating } = state
  const { by, now, random } = context
  if (!clock || !phrase) return refuse('start-first')
  if (limit) return countIn(state, move, now)
  if (move.type === 'resume') {
    if (seating === 'own') return refuse('own-phones')
    return isRunning(clock) ? state : { ...state, limit: startClock(fixedMs(getSetMs), now) }
  }
  if (!isRunning(clock)) {
    return seating === 'own' ? moveResting(state, move, now) : refuse('clock-resting')
  }
  const isOut = hasRunOut(clock, now)
  if (move.type === 'timeout') return isOut ? endTurn(state, now) : refuse('time-left')
  if (isOut) return refuse('too-late')
  if (move.type === 'foul') return foul(state, context)
  const isMark = move.type === 'hit' || move.type === 'pass'
  if (!isMark && move.type !== 'skip') return refuse('not-now')
  if (seating === 'own') {
    if (typeof by !== 'number' || !actorsOf(state).includes(by)) return refuse('actors-only')
    if (isMark && move.phrase !== state.phraseNumber) return refuse('phrase-gone')
  }
  // Restarted at every phrase: a phone that falls asleep gives back this phrase's time, not the
  // turn's.
  const ticking = { ...state, clock: resumeClock(pauseClock(clock, now), now) }
  if (!isMark) return drawPhrase(ticking, random)
  const rows = [...state.rows, { phrase, isHit: move.type === 'hit' }]
  return drawPhrase({ ...ticking, rows }, random)
}

/** On one phone, before the clock goes on. */
function countIn(state: State, move: Move, now: number): Outcome {
  const { clock, limit } = state
  if (move.type !== 'timeout' || !limit) return refuse('get-set')
  if (!hasRunOut(limit, now)) return refuse('time-left')
  return { ...state, limit: null, clock: clock && resumeClock(clock, now) }
}

function foul(state: State, { by, now, random }: MoveContext): Outcome {
  if (typeof by !== 'number' || !isRival(state, by)) return refuse('rivals-only')
  const { foul: first } = state
  const isSecond = first !== null && first.seat !== by && now - first.atMs <= foulMs
  if (!isSecond) return { ...state, foul: { seat: by, atMs: now } }
  return drawPhrase({ ...state, fouls: (state.fouls ?? 0) + 1 }, random)
}

/** The clock rests while nobody who acts is there, and is theirs again once one of them is. */
export function followActors(state: State, { now, away }: TableContext): State {
  const { seating, phase, clock } = state
  if (seating === 'passed' || phase !== 'running' || !clock || hasRunOut(clock, now)) return state
  const isActedFor = actorsOf(state).some((seat) => !away.includes(seat))
  if (isActedFor === isRunning(clock)) return state
  return isActedFor
    ? { ...state, clock: resumeClock(clock, now), wakesAtMs: 0 }
    : { ...state, clock: pauseClock(clock, now), wakesAtMs: now + restMs }
}

/** Nobody who acts may come back: after a while anybody ends the turn. */
function moveResting(state: State, { type }: Move, now: number): Outcome {
  if (type !== 'end') return refuse('clock-resting')
  return now < state.wakesAtMs ? refuse('too-soon') : openList(state, now)
}

function endTurn(state: State, now: number): State {
  return thievesOf(state).length === 0 ? openList(state, now) : openSteal(state, now)
}

export function drawPhrase(state: State, random: Random): State {
  const { prompt, deck } = drawPrompt(state.deck, 0, turnOf(state), random, state)
  return { ...state, deck, phrase: prompt, phraseNumber: state.phraseNumber + 1, foul: null }
}
