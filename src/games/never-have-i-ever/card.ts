import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import { replaceAbsentPlayer } from '#domain/prompts/placeholders.ts'
import {
  type Ballot,
  castVote,
  dropVote,
  hurryBallot,
  isBallotOver,
  missingVotes,
  openBallot,
  passOverVote,
  votersFor,
} from '#domain/table/ballot.ts'
import type { CardRules, CardTable } from '#domain/table/card-rules.ts'
import {
  type Clock,
  dueAtEnd,
  hasRunOut,
  resumeClock,
  startClock,
  suspendClock,
} from '#domain/table/clock.ts'
import type { MoveContext, TableContext } from '#domain/table/game-rules.ts'
import { sharedLimit, turnLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { isHere, seatsHere } from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { seesAs } from '#domain/table/seating.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'
import { callChoices, callOf, isRightCall } from './rules-call-bands.ts'

const answerMs = 40_000
/** For calls, once all have answered. */
const callMs = 8000
const storyMs = 45_000
/** Next sleeps after a reveal, longer in a story. */
const revealSleepMs = 4000
const storySleepMs = 10_000

/** One prompt: who has, and the story of the only one. */
export type Card = {
  prompt: FilledPrompt
  phase: 'ask' | 'show' | 'story' | 'over'
  /** House rules of this card. */
  rules: { calls: boolean; story: boolean }
  /** Who has: tapped on one phone, counted when the ballot closes. */
  guilty: readonly Seat[]
  /** With a phone each. */
  ballot: Ballot<boolean> | null
  /** By seat: how many have, it says. */
  calls: Readonly<Record<Seat, number>>
  /** With a phone each, once shown: who leaves then changes nothing. Absent in games of earlier builds. */
  counted?: Counted
  /** Of the story, with a phone each. */
  clock: Clock | null
  /** Epoch milliseconds before which nobody goes on. */
  wakesAtMs: number
}

/** Whose call was right, how many were wrong, and who pays where no player has. */
type Counted = { knew: readonly Seat[]; wrongCalls: number; cynics: readonly Seat[] }

export type CardMove =
  | { type: 'mark'; seat: Seat }
  | { type: 'answer'; has: boolean }
  | { type: 'call'; count: number }
  | { type: 'next' | 'timeout' }

export type CardView = Pick<Card, 'prompt' | 'phase' | 'guilty' | 'clock' | 'wakesAtMs'> & {
  teller: Seat | null
  /** The viewer's own answer and call. */
  answer: boolean | null
  call: number | null
  /** How many answers are in. */
  answered: number
  /** Once shown: whose call was right, and how many were wrong. */
  knew: readonly Seat[]
  wrongCalls: number
  /** Until the ballot closes. */
  ballotClock: Clock | null
}

export function dealCard(
  prompt: FilledPrompt,
  rules: Card['rules'],
  table: Pick<CardTable, 'seating' | 'time'>,
  { now }: Pick<TableContext, 'now'>,
): Card {
  const ballot =
    table.seating === 'own' ? openBallot<boolean>(sharedLimit(answerMs, table), now) : null
  const opening = { phase: 'ask', guilty: [], calls: {}, clock: null, wakesAtMs: 0 } as const
  return { prompt, rules, ballot, ...opening }
}

export const cardRules: CardRules<Card, CardMove, CardView, Code | TableCode> = {
  move(card, move, table, context) {
    switch (move.type) {
      case 'mark':
        return mark(card, move.seat, table)
      case 'answer':
        return answer(card, move.has, table, context)
      case 'call':
        return call(card, move.count, table, context)
      case 'timeout':
        return timeOut(card, table, context)
      case 'next':
        return goOn(card, table, context)
    }
  },

  view(card, table, viewer) {
    const { prompt, phase, guilty, clock, wakesAtMs, ballot, calls } = card
    const isMine = typeof viewer === 'number' && table.seating === 'own'
    const { knew, wrongCalls } = phase === 'ask' ? nothingCounted : countedOf(card, table)
    return {
      prompt,
      phase,
      guilty,
      clock,
      wakesAtMs,
      teller: phase === 'story' ? (guilty[0] ?? null) : null,
      answer: isMine ? (ballot?.choices[viewer] ?? null) : null,
      call: isMine ? (calls[viewer] ?? null) : null,
      answered: ballot ? Object.keys(ballot.choices).length : 0,
      knew,
      wrongCalls,
      ballotClock: phase === 'ask' ? (ballot?.clock ?? null) : null,
    }
  },

  waitsFor(card, table) {
    if (card.phase === 'ask' && card.ballot) return missingVotes(card.ballot, seatsHere(table))
    return card.phase === 'story' ? card.guilty : []
  },

  passOver(card, seat, table, context) {
    if (card.phase === 'story') return { ...card, phase: 'over' }
    if (card.phase !== 'ask' || !card.ballot) return card
    return countIn({ ...card, ballot: passOverVote(card.ballot, seat) }, table, context.now)
  },

  audience: ({ phase, ballot }) =>
    phase === 'ask' && ballot ? { id: 'ask', kind: 'has', offers: ['hasnt', 'has'] } : null,

  speaking: ({ phase, guilty }) => (phase === 'story' ? { id: 'story', seats: guilty } : null),

  due: ({ phase, ballot, clock }) =>
    dueAtEnd(phase === 'ask' ? (ballot?.clock ?? null) : phase === 'story' ? clock : null, {
      type: 'timeout',
    }),

  isReveal: isTold,

  leave(card, seat, table, { now }) {
    const named = { ...card, prompt: replaceAbsentPlayer(card.prompt, seat, table) }
    if (card.phase === 'story' && card.guilty.includes(seat)) return { ...named, phase: 'over' }
    if (card.phase !== 'ask') return named
    if (card.ballot) return countIn({ ...named, ballot: dropVote(card.ballot, seat) }, table, now)
    return { ...named, guilty: card.guilty.filter((other) => other !== seat) }
  },

  reseat(card, table, context) {
    if (card.phase === 'ask') return dealCard(card.prompt, card.rules, table, context)
    if (card.phase !== 'story' || table.seating === 'passed') return { ...card, clock: null }
    return tellStory(card, table, context.now)
  },

  pause: (card) => changeClocks(card, suspendClock),
  resume: (card, now) => changeClocks(card, (clock) => resumeClock(clock, now)),
  isOver: ({ phase }) => phase === 'over',
}

/** From the answers on; the story of the only one is answered too. */
export function isTold({ phase }: Pick<Card, 'phase'>): boolean {
  return phase === 'show' || phase === 'story'
}

const nothingCounted: Counted = { knew: [], wrongCalls: 0, cynics: [] }

/** What came of the calls, as it was when it was shown. */
export function countedOf(card: Card, table: CardTable): Counted {
  return card.counted ?? countCalls(card, table)
}

function countCalls(card: Card, table: CardTable): Counted {
  const { calls, guilty } = card
  const here = seatsHere(table)
  const called = here.filter((seat) => seat in calls)
  const knew = called.filter((seat) => isRightCall(calls[seat] ?? 0, guilty.length, here.length))
  return { knew, wrongCalls: called.length - knew.length, cynics: mostCynical(card, here) }
}

/** The highest calls, unless they are the lowest that there is. */
function mostCynical({ calls }: Card, here: readonly Seat[]): Seat[] {
  const called = here.map((seat) => ({ seat, count: callOf(calls[seat] ?? 0, here.length) }))
  const lowest = callChoices(here.length)[0]?.value ?? 0
  const most = Math.max(0, ...called.map(({ count }) => count))
  return most <= lowest ? [] : called.filter(({ count }) => count === most).map(({ seat }) => seat)
}

type Outcome = Card | Refusal<Code | TableCode>

function mark(card: Card, seat: Seat, table: CardTable): Outcome {
  if (table.seating === 'own') return refuse('all-answer')
  if (!isHere(table, seat)) return refuse('empty-seat')
  if (card.phase !== 'ask') return refuse('story-first')
  const others = card.guilty.filter((other) => other !== seat)
  return { ...card, guilty: others.length < card.guilty.length ? others : [...others, seat] }
}

function answer(card: Card, has: boolean, table: CardTable, { by, now }: MoveContext): Outcome {
  if (typeof by !== 'number' || !card.ballot) return refuse('one-phone')
  if (card.phase !== 'ask' || isBallotOver(card.ballot, now)) return refuse('answers-in')
  return countIn({ ...card, ballot: castVote(card.ballot, by, has) }, table, now)
}

function call(card: Card, count: number, table: CardTable, { by, now }: MoveContext): Outcome {
  if (typeof by !== 'number' || !card.ballot) return refuse('one-phone')
  if (card.phase !== 'ask' || isBallotOver(card.ballot, now)) return refuse('answers-in')
  if (!(by in card.ballot.choices)) return refuse('answer-first')
  const isPossible = Number.isInteger(count) && count >= 0 && count <= seatsHere(table).length
  if (!isPossible || !card.rules.calls) return refuse('no-call')
  return countIn({ ...card, calls: { ...card.calls, [by]: count } }, table, now)
}

/** Hurries the last ones; closes once all answers, and calls, are in. */
function countIn(card: Card, table: CardTable, now: number): Card {
  if (!card.ballot) return card
  const here = seatsHere(table)
  const answered = here.filter((seat) => seat in (card.ballot?.choices ?? {}))
  const isCalled = !card.rules.calls || answered.every((seat) => seat in card.calls)
  const ballot = hurryBallot(card.ballot, here, { table, now, graceMs: isCalled ? 0 : callMs })
  const counted = { ...card, ballot }
  return isBallotOver(ballot, now) ? show(counted, table, now) : counted
}

function show(card: Card, table: CardTable, now: number): Card {
  const guilty = card.ballot ? votersFor(card.ballot, seatsHere(table), true) : []
  const counted = countCalls({ ...card, guilty }, table)
  return { ...card, phase: 'show', guilty, counted, wakesAtMs: now + revealSleepMs }
}

function timeOut(card: Card, table: CardTable, { now }: MoveContext): Outcome {
  const clock = card.phase === 'ask' ? card.ballot?.clock : card.clock
  if (!clock || clock.runningSince === null) return refuse('clock-stopped')
  if (!hasRunOut(clock, now)) return refuse('time-left')
  return card.phase === 'ask' ? show(card, table, now) : { ...card, phase: 'over' }
}

function goOn(card: Card, table: CardTable, { by, now }: MoveContext): Outcome {
  const { phase, guilty, rules } = card
  const [only] = guilty
  const isStory = rules.story && guilty.length === 1 && isHere(table, only ?? -1)
  if (table.seating === 'passed') {
    return { ...card, phase: phase === 'ask' && isStory ? 'story' : 'over' }
  }
  if (phase === 'ask') return refuse('who-has-first')
  const isTeller = phase === 'story' && seesAs(table, by as Seat, only ?? 0)
  if (!isTeller && now < card.wakesAtMs) return refuse('too-soon')
  return phase === 'show' && isStory ? tellStory(card, table, now) : { ...card, phase: 'over' }
}

function tellStory(card: Card, table: CardTable, now: number): Card {
  const clock = startClock(turnLimit(storyMs, table), now)
  return { ...card, phase: 'story', clock, wakesAtMs: now + storySleepMs }
}

function changeClocks(card: Card, change: (clock: Clock) => Clock): Card {
  const { ballot, clock } = card
  return {
    ...card,
    ballot: ballot && { ...ballot, clock: change(ballot.clock) },
    clock: clock && change(clock),
  }
}
