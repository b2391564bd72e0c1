import { castVote, dropVote, isBallotOver, passOverVote } from '../table/ballot.ts'
import { hasRunOut, isRunning } from '../table/clock.ts'
import type { MoveContext, TableContext } from '../table/game-rules.ts'
import type { Seat } from '../table/players.ts'
import { type Refusal, refuse } from '../table/refusal.ts'
import type { TableCode } from '../table/table-messages.ts'
import { answerProblem } from './answer-problem.ts'
import { actorsOf, noOutcome, openJudging, openRace, votersOf } from './card-play.ts'
import { catchSlip } from './catch-slip.ts'
import {
  closeAnswers,
  countAnswers,
  countIn,
  putBallot,
  showAnswers,
  showFollowed,
  showOutcome,
  showPass,
} from './close-card.ts'
import { swapCard } from './draw-card.ts'
import { keepCard, liftRule, moveOn } from './go-on.ts'
import type { VenueCode } from './messages.ts'
import type { VenueMove } from './moves.ts'
import type { CardPlay, DealtCard, VenueState } from './state.ts'

type Outcome = VenueState | Refusal<VenueCode | TableCode>
type OnTable = { state: VenueState; card: DealtCard; play: CardPlay; context: MoveContext }

/** Moves with a phone each. */
export function moveOwn(state: VenueState, move: VenueMove, context: MoveContext): Outcome {
  const { phase, card, play } = state
  if (move.type === 'catch') return catchSlip(state, move.rule, move.seat, context)
  if (!card || !play) return refuse('no-card')
  if (phase !== 'card') {
    if (move.type !== 'next') return refuse(phase === 'lift' ? 'rule-lifted' : 'settled')
    if (context.now < play.wakesAtMs) return refuse('too-soon')
    return moveOn(phase === 'lift' ? liftRule(state) : state, context)
  }
  const table = { state, card, play, context }
  switch (move.type) {
    case 'skip':
      return play.step === 'truth' ? refuse('settled') : swapCard(state, context)
    case 'next':
      return agree(table)
    case 'follow':
    case 'pass':
      return act(table, move.type === 'pass')
    case 'encore':
      return callEncore(table, move.isOn)
    case 'answer':
      return answer(table, move.value)
    case 'truth':
      return tellTruth(table, move.value)
    case 'go':
    case 'timeout':
      return runOut(table, move.type)
    default:
      return refuse('own-phones')
  }
}

function agree({ state, card, play, context }: OnTable): Outcome {
  if (play.step !== 'agree') return refuse('card-first')
  if (context.now < play.wakesAtMs) return refuse('too-soon')
  return moveOn(keepCard(state, card), context)
}

/** Done, or passed at a price. Done in a duel: the others judge. */
function act({ state, card, play, context }: OnTable, isPass: boolean): Outcome {
  const { by, now } = context
  if (play.step !== 'act') return refuse('settled')
  const seats = actorsOf(card)
  const actor = seats.find((seat) => seat === by)
  if (actor === undefined) return refuse('card-of', { seats })
  if (now < play.wakesAtMs) return refuse('too-soon')
  if (isPass) return showPass(state, actor, card, now)
  if (card.does !== 'versus') return showFollowed(state, actor, card, now)
  return countIn({ ...state, play: openJudging(play, state, now) }, now)
}

function callEncore({ state, card, play, context: { by } }: OnTable, isOn: boolean): Outcome {
  if (play.step !== 'act' || card.does !== 'follow' || typeof by !== 'number') {
    return refuse('no-encore')
  }
  if (by === card.a) return refuse('own-card')
  const others = play.encores.filter((seat) => seat !== by)
  return { ...state, play: { ...play, encores: isOn ? [...others, by] : others } }
}

function answer({ state, card, play, context }: OnTable, value: number): Outcome {
  const { by, now, audience } = context
  if (play.step === 'wait') return refuse('not-yet')
  if (play.step !== 'answer' || !play.ballot || typeof by !== 'number') {
    return refuse('nothing-asked')
  }
  const { ballot } = play
  if (isBallotOver(ballot, now)) return refuse('settled')
  if (!votersOf(state).includes(by)) return refuse('no-judging')
  if (card.does === 'race' && by in ballot.choices) return refuse('tapped')
  const problem = answerProblem(card, value)
  return problem ?? countIn(putBallot(state, play, castVote(ballot, by, value)), now, audience)
}

function tellTruth({ state, play, context }: OnTable, value: number | null): Outcome {
  if (play.step !== 'truth') return refuse('no-truth')
  if (value !== null && !Number.isFinite(value)) return refuse('no-answer')
  return showAnswers(state, context.now, value)
}

/** The clock of a step has run out. */
function runOut({ state, play, context }: OnTable, type: 'go' | 'timeout'): Outcome {
  const { now, audience } = context
  const clock = play.step === 'answer' ? play.ballot?.clock : play.clock
  if (!clock || !isRunning(clock)) return refuse('clock-stopped')
  if ((type === 'go') !== (play.step === 'wait')) return refuse('time-left')
  if (!hasRunOut(clock, now)) return refuse('time-left')
  switch (play.step) {
    case 'wait':
      return { ...state, play: openRace(play, now) }
    case 'answer':
      return closeAnswers(state, now, audience)
    case 'truth':
      return showAnswers(state, now, null)
    default:
      return showOutcome(state, now, noOutcome, 'lapsed')
  }
}

/** Another card where it was for this seat; else nothing waits for its answer. */
export function passOverOwn(state: VenueState, seat: Seat, context: TableContext): VenueState {
  const { phase, card, play } = state
  if (phase !== 'card' || !card || !play) return state
  if (play.step === 'act' && actorsOf(card).includes(seat)) {
    return swapCard(state, context, card.a === seat ? null : card.a)
  }
  if (play.step !== 'answer' || !play.ballot) return state
  const passed = putBallot(state, play, passOverVote(play.ballot, seat))
  return countIn(passed, context.now, context.audience)
}

/** @param state without that seat */
export function dropAnswer(state: VenueState, seat: Seat, now: number): VenueState {
  const { phase, play } = state
  if (phase !== 'card' || !play?.ballot) return state
  const without = putBallot(state, play, dropVote(play.ballot, seat))
  if (play.step === 'answer') return countIn(without, now)
  return countAnswers(without) > 0 ? without : showAnswers(without, now, null)
}
