import type { Random } from '../random.ts'
import { type Ballot, missingVotes, openBallot } from '../table/ballot.ts'
import { type Clock, dueAtEnd, resumeClock, startClock, suspendClock } from '../table/clock.ts'
import { fixedMs, sharedLimit, turnLimit } from '../table/more-time.ts'
import type { Seat } from '../table/players.ts'
import { seatsHere } from '../table/presence.ts'
import type { TableState, Viewer } from '../table/seating.ts'
import type { Speaking } from '../table/speaking.ts'
import type { CardOutcome, CardPlay, DealtCard, VenueState } from './state.ts'

const actMs = 90_000
const judgeMs = 10_000
const voteMs = 15_000
const numberMs = 20_000
const truthMs = 20_000
const raceMs = 5000
const minWaitMs = 2000
const maxWaitMs = 6000
/** Acting buttons sleep so long, for those who watch and for those who read. */
export const sleepMs = 4000

export type CardPlayView = Pick<
  CardPlay,
  'step' | 'drawnAtMs' | 'wakesAtMs' | 'clock' | 'outcome'
> & {
  /** The viewer's own answer, and whether it calls for an encore. */
  answer: number | null
  isEncore: boolean
  /** How many answers are in. */
  answered: number
  /** By seat, once they are all in. */
  answers: Readonly<Record<Seat, number>> | null
}

/** The card on the table from its beginning, with a phone each; one phone needs nothing of it. */
export function openPlay(state: VenueState, now: number, random: Random): VenueState {
  const { card, seating } = state
  if (seating === 'passed' || !card) return { ...state, play: null }
  const play: CardPlay = {
    step: 'agree',
    clock: null,
    drawnAtMs: now,
    wakesAtMs: 0,
    ballot: null,
    encores: [],
    outcome: null,
  }
  switch (card.does) {
    case 'follow':
      return putPlay(state, {
        ...play,
        step: 'act',
        clock: startClock(turnLimit(actMs, state), now),
        wakesAtMs: now + sleepMs,
      })
    case 'versus':
      return putPlay(state, {
        ...play,
        step: 'act',
        clock: startClock(turnLimit(actMs, state), now),
      })
    case 'vote':
      return putPlay(state, {
        ...play,
        step: 'answer',
        ballot: openBallot(sharedLimit(voteMs, state), now),
      })
    case 'number':
      return putPlay(state, {
        ...play,
        step: 'answer',
        ballot: openBallot(sharedLimit(numberMs, state), now),
      })
    case 'race': {
      const waitMs = Math.round(minWaitMs + random() * (maxWaitMs - minWaitMs))
      const clock = startClock(fixedMs(sleepMs + waitMs), now)
      return putPlay(state, { ...play, step: 'wait', clock, wakesAtMs: now + sleepMs })
    }
    default:
      return putPlay(state, { ...play, wakesAtMs: now + sleepMs })
  }
}

function putPlay(state: VenueState, play: CardPlay): VenueState {
  return { ...state, play }
}

/** An end card: any player goes on. */
export function openLifted(state: VenueState, now: number): VenueState {
  if (state.seating === 'passed') return { ...state, play: null }
  return putPlay(state, {
    step: 'agree',
    clock: null,
    drawnAtMs: now,
    wakesAtMs: now + sleepMs,
    ballot: null,
    encores: [],
    outcome: null,
  })
}

export function openJudging(play: CardPlay, table: TableState, now: number): CardPlay {
  const ballot = openBallot<number>(sharedLimit(judgeMs, table), now)
  return { ...play, step: 'answer', clock: null, ballot }
}

/** A reaction: longer is another race, and silence costs nothing. */
export function openRace(play: CardPlay, now: number): CardPlay {
  return { ...play, step: 'answer', clock: null, ballot: openBallot(fixedMs(raceMs), now) }
}

export function askTruth(play: CardPlay, table: TableState, now: number): CardPlay {
  return { ...play, step: 'truth', clock: startClock(sharedLimit(truthMs, table), now) }
}

/** The players who act: one, or two in a duel. */
export function actorsOf({ does, a, b }: DealtCard): Seat[] {
  return [a, does === 'versus' ? b : null].filter((seat) => seat !== null)
}

/** Any task may be typed; the line stays while it is judged. */
export function speaking({ phase, card, play, round, swaps }: VenueState): Speaking | null {
  const isOpen = phase === 'card' && (card?.does === 'follow' || card?.does === 'versus')
  if (!isOpen || !play) return null
  return { id: `task ${round} ${swaps}`, seats: play.step === 'act' ? actorsOf(card) : [] }
}

/** All but the players who act. */
export function votersOf(state: VenueState): Seat[] {
  const { card } = state
  const actors = card ? actorsOf(card) : []
  return seatsHere(state).filter((seat) => !actors.includes(seat))
}

export function waitedFor(state: VenueState): Seat[] {
  const { phase, card, play } = state
  if (phase !== 'card' || !card || card.rule) return []
  if (!play) return card.a === null ? [] : [card.a]
  if (play.step === 'act') return actorsOf(card)
  return play.step === 'answer' && play.ballot ? missingVotes(play.ballot, votersOf(state)) : []
}

/** The clock of the step; null where there is none, or while it is stopped. */
export function dueInPlay({ phase, play }: VenueState) {
  if (phase !== 'card' || !play) return null
  const clock = play.step === 'answer' ? (play.ballot?.clock ?? null) : play.clock
  return dueAtEnd(clock, play.step === 'wait' ? goMove : timeoutMove)
}

const goMove = { type: 'go' } as const
const timeoutMove = { type: 'timeout' } as const

export function viewPlay(state: VenueState, viewer: Viewer): CardPlayView | null {
  const { play, seating, phase } = state
  if (!play) return null
  const { step, drawnAtMs, wakesAtMs, clock, outcome, ballot, encores } = play
  const own = seating === 'own' && typeof viewer === 'number' ? viewer : null
  const isClosed = step === 'truth' || phase === 'shown'
  const shownClock = step === 'answer' ? (ballot?.clock ?? null) : clock
  return {
    step,
    drawnAtMs,
    wakesAtMs,
    outcome,
    clock: phase !== 'card' || step === 'wait' ? null : shownClock,
    answer: own === null ? null : (ballot?.choices[own] ?? null),
    isEncore: own !== null && encores.includes(own),
    answered: Object.keys(ballot?.choices ?? {}).length,
    answers: isClosed ? (ballot?.choices ?? null) : null,
  }
}

export function changePlayClocks(state: VenueState, change: (clock: Clock) => Clock): VenueState {
  const { play } = state
  if (!play) return state
  const { clock, ballot } = play
  const changed: Ballot<number> | null = ballot && { ...ballot, clock: change(ballot.clock) }
  return putPlay(state, { ...play, clock: clock && change(clock), ballot: changed })
}

export const pausePlay = (state: VenueState) => changePlayClocks(state, suspendClock)

export function resumePlay(state: VenueState, now: number): VenueState {
  return changePlayClocks(state, (clock) => resumeClock(clock, now))
}

export const noOutcome: CardOutcome = {
  pays: [],
  amount: 0,
  followed: null,
  encores: 0,
  isEncored: false,
  won: null,
  truth: null,
}
