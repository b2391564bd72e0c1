import { addSeatToDeck, changeDeckPacks, newDeck } from '#domain/prompts/deck.ts'
import { drawLetter } from '#domain/prompts/letters.ts'
import type { Random } from '#domain/random.ts'
import { hasRunOut, isRunning, resumeClock, startClock, suspendClock } from '#domain/table/clock.ts'
import type { GameRules } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import {
  addHeadStart,
  admitLate,
  hereOrNext,
  isHere,
  levelWithLast,
  nextHere,
  takeSeat,
} from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { sleptThrough } from '#domain/table/turn-clock.ts'
import { dealColumns, extraCount, isDefaultColumn } from './rules-columns.ts'
import { leaveRound } from './rules-leave.ts'
import { moveMarking, sheetPoints, startMarking } from './rules-marking.ts'
import { recapOf } from './rules-recap.ts'
import { emptyCell, lowestPays, totalsOf } from './rules-scoring.ts'
import {
  lettersInPlay,
  type Move,
  type Options,
  type Outcome,
  type Phase,
  type State,
} from './rules-state.ts'
import { moveTurn, startTurns } from './rules-verbal.ts'

export type View = Pick<
  State,
  'round' | 'phase' | 'stopper' | 'columns' | 'history' | 'slips' | 'letters'
> & {
  options: Options
  /** Null while the alphabet runs. */
  letter: string | null
  alphabet: readonly string[]
  totals: readonly number[]
  /** While marking: points by seat, one row per column. */
  points: readonly (readonly number[])[]
  /** After the last letter: the last players and their penalty. */
  lowest: { seats: readonly Seat[]; count: number } | null
  canSkip: boolean
  isLastRound: boolean
}

export const rules: GameRules<State, Move, View, Options> = {
  version: 1,

  start({ players, lists, options }, random) {
    const opening: State = {
      options,
      players,
      deck: newDeck(lists, players.length),
      round: 1,
      phase: { name: 'letter' },
      stopper: 0,
      letters: [],
      columns: [],
      history: [],
      slips: players.map(() => 0),
      over: false,
    }
    return dealColumns(opening, random)
  },

  move(state, move, { seat, now, random }) {
    const { phase } = state
    if (state.over) return refuse('The game is over.')
    if (move.type === 'skip') return skip(state, random)
    if (move.type === 'resume') return resume(state, now)
    switch (phase.name) {
      case 'letter':
        if (move.type !== 'stop') return refuse('The letter first.')
        if (seat !== null && seat !== state.stopper) return refuse('Somebody else stops this one.')
        return stopAlphabet(state, random)
      case 'writing':
        return move.type === 'done' ? callDone(state, move.seat, now) : refuse('Pens are out.')
      case 'grace':
        if (move.type === 'pens-down') return startMarking(state)
        return move.type === 'timeout'
          ? endGrace(state, phase, now)
          : refuse('Seconds left. Write.')
      case 'marking':
        return moveMarking(state, phase, move)
      case 'turn':
        return moveTurn(state, phase, move, now)
      case 'scores':
        if (move.type !== 'next') return refuse('The round is counted.')
        return nextRound(state, random)
      case 'lost':
        if (move.type !== 'next') return refuse('The round is over.')
        return nextRound(state, random)
    }
  },

  view(state) {
    const { round, phase, stopper, columns, history, slips, letters, options } = state
    const totals = totalsOf(state)
    const isLastRound = round >= options.rounds
    const isCounted = phase.name === 'scores' && isLastRound
    return {
      ...{ round, phase, stopper, columns, history, slips, letters, options, totals, isLastRound },
      letter: phase.name === 'letter' ? null : (letters.at(-1) ?? null),
      alphabet: lettersInPlay(options),
      points: phase.name === 'marking' ? sheetPoints(state, phase) : [],
      lowest: isCounted && options.lowest ? lowestPays(state) : null,
      canSkip: canSkip(state),
    }
  },

  join: (state, player) =>
    takeSeat(state, player, ({ phase, slips, deck }) => ({
      slips: [...slips, levelWithLast(slips, state, 'fewest')],
      headStart: addHeadStart(state, levelWithLast(totalsOf(state), state, 'most')),
      deck: addSeatToDeck(deck),
      ...(phase.name === 'marking' && {
        phase: { ...phase, sheet: phase.sheet.map((cells) => [...cells, emptyCell]) },
      }),
    })),

  leave: (state, seat) => leaveRound(rules.pause(state), seat),

  holder(state) {
    const { phase, stopper } = state
    if (phase.name === 'turn') return phase.seat
    if (phase.name === 'lost') return hereOrNext(state, phase.seat)
    return phase.name === 'letter' || phase.name === 'marking' ? stopper : null
  },

  ended: (state) => state.over,

  prompt({ over, phase, columns }) {
    // A round has several: each counts as shown once it is marked.
    const column =
      phase.name === 'marking'
        ? columns[phase.column]
        : columns.find((any) => !isDefaultColumn(any))
    return over || !column || isDefaultColumn(column) ? null : column.raw
  },

  changePacks: (state, lists) => ({ ...state, deck: changeDeckPacks(state.deck, lists) }),

  pause(state) {
    const { phase } = state
    if (!('clock' in phase)) return state
    return { ...state, phase: { ...phase, clock: suspendClock(phase.clock) } }
  },

  recap: recapOf,
}

function stopAlphabet(state: State, random: Random): State {
  const letter = drawLetter(lettersInPlay(state.options), state.letters, random)
  const stopped = { ...state, letters: [...state.letters, letter] }
  return state.options.mode === 'verbal'
    ? startTurns(stopped, state.stopper)
    : { ...stopped, phase: { name: 'writing' } }
}

function callDone(state: State, caller: Seat, now: number): Outcome {
  if (!isHere(state, caller)) return refuse('Nobody sits there.')
  const { grace } = state.options
  if (grace === 0) return startMarking(state)
  return { ...state, phase: { name: 'grace', caller, clock: startClock(grace * 1000, now) } }
}

function endGrace(state: State, phase: Phase & { name: 'grace' }, now: number): Outcome {
  if (!isRunning(phase.clock)) return refuse('The clock is not running.')
  if (!hasRunOut(phase.clock, now)) return refuse('There is time left.')
  return sleptThrough(phase.clock, now) ? rules.pause(state) : startMarking(state)
}

function resume(state: State, now: number): Outcome {
  const { phase } = state
  if (!('clock' in phase)) return refuse('No clock to start.')
  if ('challenge' in phase && phase.challenge) return refuse('Finish the vote first.')
  if (isRunning(phase.clock)) return refuse('The clock is running.')
  return { ...state, phase: { ...phase, clock: resumeClock(phase.clock, now) } }
}

function skip(state: State, random: Random): Outcome {
  if (!canSkip(state)) return refuse('Nothing to swap just now.')
  const dealt = dealColumns(state, random)
  return state.phase.name === 'turn' ? startTurns(dealt, state.phase.seat) : dealt
}

function canSkip(state: State): boolean {
  const { phase, options } = state
  if (phase.name === 'turn') return phase.challenge === null
  if (phase.name !== 'letter' && phase.name !== 'writing') return false
  return options.mode === 'verbal' || extraCount(state) > 0
}

function nextRound(state: State, random: Random): State {
  if (state.round >= state.options.rounds) return { ...state, over: true }
  const next = admitLate(state)
  const stopper =
    state.phase.name === 'lost' ? hereOrNext(next, state.phase.seat) : nextHere(next, state.stopper)
  return dealColumns(
    { ...next, round: state.round + 1, stopper, phase: { name: 'letter' } },
    random,
  )
}
