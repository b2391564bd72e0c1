import type { AudienceTaps } from '../table/audience.ts'
import { type Ballot, hurryBallot, isBallotOver } from '../table/ballot.ts'
import type { Seat } from '../table/players.ts'
import { addTo } from '../table/standings.ts'
import { askTruth, noOutcome, sleepMs, votersOf } from './card-play.ts'
import { keepCard } from './go-on.ts'
import type { CardEnd } from './idea-state.ts'
import { judgeAnswers } from './outcome.ts'
import type { CardOutcome, CardPlay, DealtCard, VenueState } from './state.ts'

export function putBallot(state: VenueState, play: CardPlay, ballot: Ballot<number>): VenueState {
  return { ...state, play: { ...play, ballot } }
}

/** Hurries the last ones, and closes once all answers are in. */
export function countIn(state: VenueState, now: number, audience?: AudienceTaps): VenueState {
  const { play } = state
  if (!play?.ballot) return state
  const ballot = hurryBallot(play.ballot, votersOf(state), { table: state, now })
  const counted = putBallot(state, play, ballot)
  return isBallotOver(ballot, now) ? closeAnswers(counted, now, audience) : counted
}

export function closeAnswers(state: VenueState, now: number, audience?: AudienceTaps): VenueState {
  const { card, play } = state
  const isAsked = card?.does === 'number' && countAnswers(state) > 1
  return play && isAsked
    ? { ...state, play: askTruth(play, state, now) }
    : showAnswers(state, now, null, audience)
}

export function countAnswers(state: VenueState): number {
  const choices = state.play?.ballot?.choices ?? {}
  return votersOf(state).filter((seat) => seat in choices).length
}

/** A duel counts as followed by the card's player. */
export function showAnswers(
  state: VenueState,
  now: number,
  truth: number | null,
  audience?: AudienceTaps,
): VenueState {
  const { card, play, counts } = state
  if (!card || !play?.ballot) return state
  const outcome = { ...noOutcome, ...judgeAnswers(state, card, play.ballot, truth, audience) }
  if (card.does !== 'versus' || card.a === null) return showOutcome(state, now, outcome)
  const followed = addTo(counts.followed, [card.a])
  return showOutcome({ ...state, counts: { ...counts, followed } }, now, {
    ...outcome,
    followed: card.a,
  })
}

export function showPass(state: VenueState, actor: Seat, card: DealtCard, now: number): VenueState {
  const { counts } = state
  const passed = { ...state, counts: { ...counts, passed: addTo(counts.passed, [actor]) } }
  const outcome = { ...noOutcome, pays: [actor], amount: card.amount }
  return showOutcome(passed, now, outcome, 'passed')
}

/** Half of the others make an encore. */
export function showFollowed(
  state: VenueState,
  actor: Seat,
  card: DealtCard,
  now: number,
): VenueState {
  const { counts, play } = state
  const others = votersOf(state)
  const encores = others.filter((seat) => play?.encores.includes(seat)).length
  const isEncored = encores > 0 && encores * 2 >= others.length
  const followed = addTo(counts.followed, [actor])
  const encored = isEncored ? addTo(counts.encores, [actor]) : counts.encores
  const counted = { ...state, counts: { ...counts, followed, encores: encored } }
  return showOutcome(counted, now, { ...noOutcome, followed: card.a, encores, isEncored })
}

export function showOutcome(
  state: VenueState,
  now: number,
  outcome: CardOutcome,
  end: CardEnd = 'done',
): VenueState {
  const { card, play } = state
  if (!card || !play) return state
  const shown = { ...play, clock: null, wakesAtMs: now + sleepMs, outcome }
  return keepCard({ ...state, phase: 'shown', play: shown }, card, end)
}
