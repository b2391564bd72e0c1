import type { Clock } from '#domain/table/clock.ts'
import type { Seat } from '#domain/table/players.ts'
import type { Viewer } from '#domain/table/seating.ts'
import { canSkip } from './rules-columns.ts'
import { type JudgingView, viewJudging } from './rules-judging.ts'
import { sheetPoints } from './rules-marking.ts'
import type { Options } from './rules-options.ts'
import { lowestPays, totalsOf } from './rules-scoring.ts'
import { canCall, canDoubt, doubtUntilMs, spokenVoters, throwTargets } from './rules-spoken.ts'
import {
  type Column,
  type Filling,
  type Like,
  letteringOf,
  lettersInPlay,
  type Phase,
  type Spoken,
  type State,
} from './rules-state.ts'
import { viewWriting, type WritingView } from './rules-writing.ts'
import { canLike, pointsSoFar } from './rules-written.ts'

export type SpokenView = Omit<Spoken, 'taken' | 'calls' | 'challenge' | 'answeredAtMs'> & {
  /** Names to throw to; empty where it goes left. */
  targets: readonly Seat[]
  /** The viewer's own call. */
  call: Seat | null
  canCall: boolean
  /** The viewer may challenge the last answer, up to that moment. */
  canDoubt: boolean
  doubtUntilMs: number
  challenge: {
    seat: Seat
    by: Seat
    clock: Clock
    voters: readonly Seat[]
    voted: number
    /** The viewer's own. */
    vote: boolean | null
  } | null
}

export type PhaseView =
  | Exclude<Phase, Filling | Column | Spoken>
  | { name: 'filling'; writing: WritingView }
  | { name: 'column'; column: number; judging: JudgingView; like: Like | null; canLike: boolean }
  | SpokenView

export type View = Pick<
  State,
  'round' | 'stopper' | 'columns' | 'history' | 'slips' | 'letters'
> & {
  phase: PhaseView
  options: Options
  /** Null while the alphabet runs. */
  letter: string | null
  alphabet: readonly string[]
  totals: readonly number[]
  /** While answers are counted: points by seat, one row per column. */
  points: readonly (readonly number[])[]
  /** After the last letter: the last players and their penalty. */
  lowest: { seats: readonly Seat[]; count: number } | null
  canSkip: boolean
  isLastRound: boolean
}

export function viewState(state: State, viewer: Viewer): View {
  const { round, phase, stopper, columns, history, slips, letters, options } = state
  const totals = totalsOf(state)
  const isLastRound = round >= options.rounds
  const isCounted = phase.name === 'scores' && isLastRound
  return {
    round,
    stopper,
    columns,
    history,
    slips,
    letters,
    options,
    totals,
    isLastRound,
    phase: viewPhase(state, viewer),
    letter: phase.name === 'letter' ? null : (letters.at(-1) ?? null),
    alphabet: lettersInPlay(options),
    points:
      phase.name === 'marking'
        ? sheetPoints(state, phase)
        : phase.name === 'column'
          ? pointsSoFar(state, phase)
          : [],
    lowest: isCounted && options.lowest ? lowestPays(state) : null,
    canSkip: canSkip(state),
  }
}

function viewPhase(state: State, viewer: Viewer): PhaseView {
  const { phase } = state
  switch (phase.name) {
    case 'filling':
      return { name: 'filling', writing: viewWriting(phase.writing, state, viewer) }
    case 'column': {
      const judging = viewJudging(phase.judging, letteringOf(state), state, viewer)
      const like = typeof viewer === 'number' ? (phase.likes[viewer] ?? null) : null
      return { name: 'column', column: phase.column, judging, like, canLike: canLike(state) }
    }
    case 'spoken':
      return viewSpoken(state, phase, viewer)
    default:
      return phase
  }
}

function viewSpoken(state: State, phase: Spoken, viewer: Viewer): SpokenView {
  const { taken: _, answeredAtMs: __, calls, challenge, ...open } = phase
  const isSeat = typeof viewer === 'number'
  const voters = challenge ? spokenVoters(state, challenge) : []
  return {
    ...open,
    targets: throwTargets(state, phase),
    call: isSeat ? (calls[viewer] ?? null) : null,
    canCall: canCall(state, phase),
    canDoubt: isSeat && canDoubt(state, phase, viewer),
    doubtUntilMs: doubtUntilMs(phase, state),
    challenge: challenge && {
      seat: challenge.seat,
      by: challenge.by,
      clock: challenge.ballot.clock,
      voters,
      voted: voters.filter((seat) => seat in challenge.ballot.choices).length,
      vote: isSeat ? (challenge.ballot.choices[viewer] ?? null) : null,
    },
  }
}
