import {
  type AudienceAsk,
  askFalls,
  askStands,
  interruptFor,
  isTieUpheld,
} from '#domain/table/audience.ts'
import { castVote, hurryBallot, isBallotOver, openBallot, votersFor } from '#domain/table/ballot.ts'
import type { CardTable } from '#domain/table/card-rules.ts'
import { pauseClock } from '#domain/table/clock.ts'
import type { MoveContext, TableContext } from '#domain/table/game-rules.ts'
import { type GroupVote, isAnswerUpheld, voteProblem } from '#domain/table/group-vote.ts'
import { sharedLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { isHere, seatsHere } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { type Speaking, speakInTurn } from '#domain/table/speaking.ts'
import type { Card, Outcome } from './card-state.ts'
import { settle } from './card-turn.ts'

const voteMs = 8000
/** After an answer. */
const challengeMs = 4000

/** On one phone: without `by` the seat whose turn it is. */
export function challenge(
  card: Card,
  { by: named, isRepeat = false }: { by?: Seat | undefined; isRepeat?: boolean },
  table: CardTable,
  { by, now }: MoveContext,
): Outcome {
  const { answerer, clock, challenges } = card
  const challenger = typeof by === 'number' ? by : (named ?? card.turn)
  if (answerer === null) return refuse('nobody-answered')
  if (!isHere(table, challenger)) return refuse('empty-seat')
  if (challenger === answerer) return refuse('own-answer')
  const doubted: Card = {
    ...card,
    phase: 'challenged',
    challenger,
    isRepeat,
    clock: clock && pauseClock(clock, now),
  }
  if (table.seating === 'passed') return doubted
  if (now > challengeUntilMs(card, table)) return refuse('challenge-late')
  if (challenges.includes(challenger)) return refuse('challenged-once')
  return {
    ...doubted,
    challenges: [...challenges, challenger],
    ballot: openBallot<boolean>(sharedLimit(voteMs, table), now),
  }
}

export function challengeUntilMs({ answeredAtMs }: Card, table: Pick<CardTable, 'time'>): number {
  return answeredAtMs + sharedLimit(challengeMs, table)
}

/** Once a category, until `challengeUntilMs`. */
export function mayChallenge(
  { phase, answerer, challenges }: Card,
  table: CardTable,
  seat: Seat,
): boolean {
  const isOpen = phase === 'playing' && answerer !== null && answerer !== seat
  return isOpen && isHere(table, seat) && !challenges.includes(seat)
}

/** A challenge to judge, else a call of who falls, until one does. */
export function askAudience(card: Card, table: CardTable): AudienceAsk | null {
  const { phase, ballot, challenges } = card
  const falls = askFalls(seatsHere(table), phase !== 'ready')
  if (phase === 'challenged') return ballot && interruptFor(askStands(challenges.length), falls)
  if (table.seating === 'passed' || (phase !== 'ready' && phase !== 'playing')) return null
  return falls
}

/** All but the two; with nobody else those two, so that the answerer may give in. */
export function votersOf({ answerer, challenger }: Card, table: CardTable): Seat[] {
  const here = seatsHere(table)
  const others = here.filter((seat) => seat !== answerer && seat !== challenger)
  return others.length > 0 ? others : here
}

export function vote(card: Card, stands: boolean, table: CardTable, context: MoveContext): Outcome {
  const { by } = context
  if (typeof by !== 'number' || !card.ballot) return refuse('one-phone')
  if (!votersOf(card, table).includes(by)) return refuse('not-your-vote')
  return countVotes({ ...card, ballot: castVote(card.ballot, by, stands) }, table, context)
}

type Closing = Pick<TableContext, 'now' | 'audience'>

/** Closes once all votes are in, or the time is up; the audience breaks a tie. */
export function countVotes(card: Card, table: CardTable, { now, audience }: Closing): Card {
  if (card.phase !== 'challenged' || !card.ballot) return card
  const voters = votersOf(card, table)
  const ballot = hurryBallot(card.ballot, voters, { table, now })
  if (!isBallotOver(ballot, now)) return { ...card, ballot }
  const count = (stands: boolean) => votersFor(ballot, voters, stands).length
  const hands = { upheld: count(true), against: count(false) }
  const isUpheld = isTieUpheld(hands.upheld, hands.against, audience) ?? isAnswerUpheld(hands)
  return decide(card, isUpheld, table, now)
}

/** On one phone the table says. */
export function decideByHands(
  card: Card,
  hands: GroupVote,
  table: CardTable,
  now: number,
): Outcome {
  return (
    voteProblem(hands, seatsHere(table).length) ?? decide(card, isAnswerUpheld(hands), table, now)
  )
}

function decide(card: Card, isUpheld: boolean, table: CardTable, now: number): Card {
  const { challenger, answerer, isRepeat } = card
  if (challenger === null || answerer === null) return card
  return isUpheld
    ? settle(card, challenger, 'upheld', table, now)
    : settle(card, answerer, isRepeat ? 'repeat' : 'rejected', table, now)
}

/** The answer, read as long as it may be challenged. */
export function speaking({ phase, turn, answers, answerer }: Card): Speaking | null {
  const isDoubted = phase === 'challenged'
  if (phase !== 'playing' && !isDoubted) return null
  return speakInTurn({ turn, answers, answerer, isDoubted })
}
