import { drawPrompt } from '#domain/prompts/deck.ts'
import { hasRunOut, isRunning, pauseClock, resumeClock, startClock } from '#domain/table/clock.ts'
import { withFingers } from '#domain/table/fingers.ts'
import type { MoveContext } from '#domain/table/game-rules.ts'
import { isHere, seatsHere } from '#domain/table/presence.ts'
import { isRefusal, refuse } from '#domain/table/refusal.ts'
import { addCounts } from '#domain/table/standings.ts'
import { drawNextCard, drawRule, finishCard, layCard, swapRandom } from './rules-draw.ts'
import { owedBy, pay } from './rules-points.ts'
import {
  type CharadesCard,
  type LikelyCard,
  listOf,
  type Move,
  type NeverCard,
  type Outcome,
  type RuleCard,
  type State,
  type TruthCard,
} from './rules-state.ts'

/** One second each for three, two and one. */
export const countInMs = 3000
export const actMs = 60_000

export function moveRule(state: State, card: RuleCard, move: Move): Outcome {
  if (move.type === 'skip' && !card.isOver) return drawRule(state, swapRandom(state))
  if (move.type !== 'next') return refuse('The rule first.')
  const lasting = card.isOver ? state.lasting : [...state.lasting, card.rule]
  return drawNextCard({ ...state, lasting })
}

export function moveNever(state: State, card: NeverCard, move: Move): Outcome {
  const { guilty, teller } = card
  if (move.type === 'mark') {
    if (!isHere(state, move.seat)) return refuse('Nobody sits there.')
    if (teller !== null) return refuse('Story first.')
    const others = guilty.filter((seat) => seat !== move.seat)
    const marked = others.length < guilty.length ? others : [...guilty, move.seat]
    return { ...state, card: { ...card, guilty: marked } }
  }
  if (move.type !== 'next') return refuse('Who has? Say that first.')
  if (teller !== null) return finishCard(state)
  const paid = pay(state, owedBy(state))
  const [only] = guilty
  if (guilty.length !== 1 || only === undefined) return finishCard(paid)
  return { ...paid, card: { ...card, teller: only } }
}

export function moveTruth(state: State, card: TruthCard, move: Move): Outcome {
  if (!card.task) {
    if (move.type !== 'choose') return refuse('Truth or dare first.')
    return layTask(state, card, move.kind)
  }
  if (move.type === 'done') return finishCard(state)
  if (move.type === 'pass') return finishCard(pay(state, owedBy(state)))
  return refuse('There is one on the table already.')
}

function layTask(state: State, card: TruthCard, kind: 'truth' | 'dare'): State {
  const chance = swapRandom(state)
  const { prompt, deck } = drawPrompt(state.deck, listOf[kind], state.seat, chance, state)
  return { ...state, deck, card: { ...card, task: { kind, prompt } } }
}

/** Skips without a penalty: the same game for the same player. */
export function skipCard(state: State): Outcome {
  const { card } = state
  const random = swapRandom(state)
  if (card.game === null) return refuse('The rule first.')
  if (card.game === 'truth-or-dare') {
    if (!card.task) return refuse('Truth or dare first.')
    return layTask(state, card, card.task.kind)
  }
  const isSettled = 'phase' in card && (card.phase === 'reveal' || card.phase === 'settled')
  const isStory = card.game === 'never-have-i-ever' && card.teller !== null
  if (isSettled || isStory) return refuse('That one is settled.')
  return layCard(state, card.game, random)
}

export function moveLikely(
  state: State,
  card: LikelyCard,
  move: Move,
  context: MoveContext,
): Outcome {
  const { clock } = state
  switch (card.phase) {
    case 'ready':
      if (move.type !== 'start') return refuse('Count in first.')
      return {
        ...state,
        clock: startClock(countInMs, context.now),
        card: { ...card, phase: 'count' },
      }
    case 'count':
      if (move.type !== 'timeout') return refuse('Fingers count after the count-in.')
      if (!clock || !hasRunOut(clock, context.now)) return refuse('Wait for one.')
      return { ...state, clock: null, card: { ...card, phase: 'tally' } }
    case 'tally':
      return moveTally(state, card, move)
    case 'reveal':
      if (move.type !== 'next') return refuse('That one is settled.')
      return finishCard(settleFingers(state, card))
  }
}

function moveTally(state: State, card: LikelyCard, move: Move): Outcome {
  if (move.type === 'reveal') return { ...state, card: { ...card, phase: 'reveal' } }
  if (move.type !== 'point') return refuse('Fingers first.')
  const outcome = withFingers(card.votes, move.for, move.fingers, seatsHere(state))
  return isRefusal(outcome) ? outcome : { ...state, card: { ...card, ...outcome } }
}

/** Penalties for the fingers. */
function settleFingers(state: State, { votes }: LikelyCard): State {
  const fingers = addCounts(state.fingers, votes)
  return pay({ ...state, fingers }, owedBy(state))
}

/** A guess called in time may be tapped after the clock: the table knows. */
export function moveCharades(
  state: State,
  card: CharadesCard,
  move: Move,
  { now }: MoveContext,
): Outcome {
  const { clock } = state
  if (card.phase === 'ready' || !clock) {
    if (move.type !== 'start') return refuse('Start the clock first.')
    return { ...state, clock: startClock(actMs, now), card: { ...card, phase: 'acting' } }
  }
  switch (move.type) {
    case 'got':
      return finishCard(state)
    case 'missed':
      return finishCard(pay(state, owedBy(state)))
    case 'resume':
      return { ...state, clock: resumeClock(clock, now) }
    case 'timeout':
      if (!isRunning(clock)) return refuse('The clock is not running.')
      if (!hasRunOut(clock, now)) return refuse('There is time left.')
      return { ...state, clock: pauseClock(clock, now) }
    default:
      return refuse('Guessed or not? Say that first.')
  }
}
