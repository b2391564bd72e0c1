import { type AudienceAsk, breakTie } from '#domain/table/audience.ts'
import {
  castVote,
  hurryBallot,
  isBallotOver,
  missingVotes,
  votersFor,
} from '#domain/table/ballot.ts'
import type { CardTable } from '#domain/table/card-rules.ts'
import type { MoveContext, TableContext } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { isHere, seatsFrom, seatsHere } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { addTo, leaders } from '#domain/table/standings.ts'
import { opensByItself, startPlea } from './card-appeal.ts'
import { type Card, type CardOutcome, isDuel, maxPenalties, votesOf } from './card-state.ts'

/** For calls, once all have voted. */
const callMs = 5000
/** Next sleeps after a reveal. */
export const revealSleepMs = 4000

/** What closing a ballot asks of its context. */
type Closing = Pick<TableContext, 'now' | 'audience'>

/** From whose turn it is, clockwise. */
export function nextVoter(card: Card, table: CardTable): Seat | null {
  if (card.phase !== 'ballot') return null
  return seatsFrom(table, table.turn).find((seat) => !card.voted.includes(seat)) ?? null
}

export function choicesOf(card: Card, table: CardTable, voter: Seat): Seat[] {
  const isSelfAllowed = card.rules.self || isDuel(table)
  return offered(card, table).filter((seat) => isSelfAllowed || seat !== voter)
}

function offered(card: Card, table: CardTable): Seat[] {
  return seatsHere(table).filter((seat) => !resting(card, table).includes(seat))
}

/** Nobody rests where fewer than three would be left. */
export function resting({ rules }: Card, table: CardTable): Seat[] {
  const here = seatsHere(table)
  const barred = here.filter((seat) => rules.barred.includes(seat))
  return table.seating === 'passed' || here.length - barred.length < 3 ? [] : barred
}

/** A vote of their own for those who watch. */
export function askAudience(card: Card, table: CardTable): AudienceAsk | null {
  if (card.phase !== 'vote') return null
  return { id: 'vote', kind: 'crown', offers: offered(card, table).map(String) }
}

/** Between two there is nothing to guess, and the votes of one who rests are known. */
export function mayCall(card: Card, table: CardTable, seat: Seat): boolean {
  return !isDuel(table) && !resting(card, table).includes(seat)
}

export function vote(
  card: Card,
  chosen: Seat,
  table: CardTable,
  context: MoveContext,
): CardOutcome {
  const { by, now } = context
  const isOwn = table.seating === 'own'
  const voter = typeof by === 'number' ? by : nextVoter(card, table)
  if (voter === null) return refuse('nobody-votes')
  if (!isHere(table, chosen)) return refuse('empty-seat')
  if (!offered(card, table).includes(chosen)) return refuse('crowned-twice')
  if (!choicesOf(card, table, voter).includes(chosen)) return refuse('not-yourself')
  if (isOwn) {
    if (!card.ballot || isBallotOver(card.ballot, now)) return refuse('votes-in')
    return countIn({ ...card, ballot: castVote(card.ballot, voter, chosen) }, table, context)
  }
  const votes = addTo(votesOf(card, table), [chosen])
  return sealVotes({ ...card, votes, voted: [...card.voted, voter] }, table)
}

export function call(
  card: Card,
  count: number,
  table: CardTable,
  context: MoveContext,
): CardOutcome {
  const { by, now } = context
  if (typeof by !== 'number' || !card.ballot) return refuse('one-phone')
  if (isBallotOver(card.ballot, now)) return refuse('votes-in')
  if (!(by in card.ballot.choices)) return refuse('vote-first')
  const isPossible = Number.isInteger(count) && count >= 0 && count <= 3
  if (!isPossible || !mayCall(card, table, by)) return refuse('no-call')
  return countIn({ ...card, calls: { ...card.calls, [by]: count } }, table, context)
}

/** Closes the ballot once all present players have voted on the one phone. */
export function sealVotes(card: Card, table: CardTable): Card {
  const isClosed = card.phase === 'ballot' && nextVoter(card, table) === null
  return isClosed ? { ...card, phase: 'sealed' } : card
}

/** Hurries the last ones; closes once all votes, and calls, are in. */
export function countIn(card: Card, table: CardTable, closing: Closing): Card {
  if (card.phase !== 'vote' || !card.ballot) return card
  const { now } = closing
  const here = seatsHere(table)
  const voted = here.filter((seat) => seat in (card.ballot?.choices ?? {}))
  const isCalled = voted.every((seat) => seat in card.calls || !mayCall(card, table, seat))
  const ballot = hurryBallot(card.ballot, here, { table, now, graceMs: isCalled ? 0 : callMs })
  const counted = { ...card, ballot }
  return isBallotOver(ballot, now) ? show(counted, table, closing) : counted
}

export function missingVoters({ ballot }: Card, table: CardTable): Seat[] {
  return ballot ? missingVotes(ballot, seatsHere(table)) : []
}

/** Counts the votes; who gave them is forgotten. The audience breaks a tie, but not between two. */
export function show(card: Card, table: CardTable, { now, audience }: Closing): Card {
  if (!card.ballot) return { ...card, phase: 'reveal', crowned: leaders(card.votes) }
  const { ballot, calls } = card
  const here = seatsHere(table)
  const votes = table.players.map((_, seat) => votersFor(ballot, here, seat).length)
  const tied = leaders(votes)
  const crowned = isDuel(table) ? tied : breakTie(tied, audience)
  const isSplit = isDuel(table) && crowned.length > 1
  const voters = crowned.flatMap((seat) => votersFor(ballot, here, seat))
  const shown: Card = {
    ...card,
    votes,
    crowned,
    ballot: null,
    phase: 'reveal',
    right: isSplit ? [] : here.filter((seat) => voters.includes(seat)),
    knew: here.filter((seat) => calls[seat] === Math.min(votes[seat] ?? 0, maxPenalties)),
    wakesAtMs: now + revealSleepMs,
  }
  const { wakesAtMs } = shown
  // The plea's time begins once the crown has been seen.
  return opensByItself(shown, ballot, table)
    ? startPlea(shown, crowned[0] as Seat, table, wakesAtMs)
    : shown
}
