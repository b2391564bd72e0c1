import type { Seat } from '#domain/table/players.ts'
import { nextHere } from '#domain/table/presence.ts'
import { seesAs, type Viewer } from '#domain/table/seating.ts'
import { throwCallers, winnerCallers } from './rules-calls.ts'
import { type Call, maxThrowsAt, type State, type Step, stepOf } from './rules-state.ts'
import { canChallenge } from './rules-tasks.ts'

export type View = Pick<
  State,
  | 'turn'
  | 'lap'
  | 'laps'
  | 'throws'
  | 'dice'
  | 'effects'
  | 'given'
  | 'task'
  | 'duel'
  | 'threeMan'
  | 'lasting'
  | 'mayUndo'
  | 'knew'
  | 'missed'
  | 'dodges'
  | 'dodging'
  | 'clock'
  | 'wakesAtMs'
  | 'taken'
> &
  Required<Pick<State, 'revealAtMs' | 'dodged' | 'fined'>> & {
    step: Step
    next: Seat
    canThrow: boolean
    canPass: boolean
    canChallenge: boolean
    throwsLeft: number
    /** What the viewer may call, and what they called. */
    canCall: boolean
    canCallWinner: boolean
    call: Call | null
    winnerCall: Seat | null
    /** All of them for who makes the rule, their own for others. */
    suggestions: readonly string[]
    /** Tapped once for breaking the rule, until then. */
    caught: readonly { seat: Seat; untilMs: number }[]
  }

export function viewDice(state: State, viewer: Viewer): View {
  const { turn, lap, laps, throws, dice, effects, given, task, duel } = state
  const { taken, revealAtMs = 0, dodged = [], fined = [] } = state
  const { threeMan, lasting, mayUndo, knew, missed, dodges, dodging, clock, wakesAtMs } = state
  const seat = typeof viewer === 'number' && state.seating === 'own' ? viewer : null
  const step = stepOf(state)
  const suggestions = state.suggestions.filter(
    ({ by }) => by === seat || seesAs(state, viewer, turn),
  )
  return {
    turn,
    lap,
    laps,
    throws,
    dice,
    effects,
    given,
    task,
    duel,
    threeMan,
    lasting,
    mayUndo,
    knew,
    missed,
    dodges,
    dodging,
    clock,
    wakesAtMs,
    taken,
    revealAtMs,
    dodged,
    fined,
    step,
    next: nextHere(state, turn),
    canThrow: step === 'throw' || step === 'duel',
    canPass: step === 'pass',
    canChallenge: canChallenge(state),
    throwsLeft: maxThrowsAt(state) - throws,
    canCall: seat !== null && throwCallers(state).includes(seat),
    canCallWinner: seat !== null && winnerCallers(state).includes(seat),
    call: seat === null ? null : (state.calls[seat] ?? null),
    winnerCall: seat === null ? null : (state.winnerCalls[seat] ?? null),
    suggestions: suggestions.map(({ text }) => text),
    caught: state.caught.map(({ seat, untilMs }) => ({ seat, untilMs })),
  }
}
