import {
  type Ballot,
  castVote,
  hurryBallot,
  isBallotOver,
  missingVotes,
  openBallot,
  votersFor,
} from '#domain/table/ballot.ts'
import type { CardTable } from '#domain/table/card-rules.ts'
import { startClock } from '#domain/table/clock.ts'
import type { MoveContext } from '#domain/table/game-rules.ts'
import { sharedLimit, turnLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { leaders } from '#domain/table/standings.ts'
import { type Appeal, type Card, type CardOutcome, votesOf } from './card-state.ts'

const pleaMs = 15_000
const verdictMs = 8000
const verdictSleepMs = 4000

export function mayAppeal({ rules, appeal, crowned }: Card, table: CardTable, seat: Seat): boolean {
  const isOpen = table.seating === 'own' && rules.appeal && appeal === null
  return (
    isOpen &&
    seatsHere(table).length > 2 &&
    seatsHere(table).includes(seat) &&
    crowned.includes(seat) &&
    !rules.appealed.includes(seat)
  )
}

/** When everybody else, two at least, names the same one. */
export function opensByItself(card: Card, ballot: Ballot<Seat>, table: CardTable): boolean {
  const [only] = card.crowned
  if (only === undefined || card.crowned.length > 1) return false
  const others = seatsHere(table).filter((seat) => seat !== only && seat in ballot.choices)
  const isUnanimous = others.length > 1 && others.every((seat) => ballot.choices[seat] === only)
  return isUnanimous && mayAppeal(card, table, only)
}

export function startPlea(card: Card, seat: Seat, table: CardTable, now: number): Card {
  const appeal: Appeal = { seat, ballot: null, acquitted: null }
  return { ...card, phase: 'plea', appeal, clock: startClock(turnLimit(pleaMs, table), now) }
}

export function openVerdict(card: Card, table: CardTable, now: number): Card {
  if (!card.appeal) return card
  const appeal = { ...card.appeal, ballot: openBallot<boolean>(sharedLimit(verdictMs, table), now) }
  return { ...card, phase: 'verdict', appeal, clock: null }
}

export function judge(
  card: Card,
  guilty: boolean,
  table: CardTable,
  { by, now }: MoveContext,
): CardOutcome {
  const { appeal } = card
  if (!appeal?.ballot || typeof by !== 'number') return refuse('no-verdict')
  if (by === appeal.seat) return refuse('not-own-judge')
  if (isBallotOver(appeal.ballot, now)) return refuse('votes-in')
  return countVerdict(withVerdicts(card, castVote(appeal.ballot, by, guilty)), table, now)
}

export function withVerdicts(card: Card, ballot: Ballot<boolean>): Card {
  return { ...card, appeal: card.appeal && { ...card.appeal, ballot } }
}

export function countVerdict(card: Card, table: CardTable, now: number): Card {
  if (card.phase !== 'verdict' || !card.appeal?.ballot) return card
  const ballot = hurryBallot(card.appeal.ballot, judgesOf(card, table), { table, now })
  const counted = withVerdicts(card, ballot)
  return isBallotOver(ballot, now) ? sayVerdict(counted, table, now) : counted
}

export function missingJudges(card: Card, table: CardTable): Seat[] {
  return card.appeal?.ballot ? missingVotes(card.appeal.ballot, judgesOf(card, table)) : []
}

/** Guilty on a tie, and without a vote. Acquitted, the crown goes to the second. */
export function sayVerdict(card: Card, table: CardTable, now: number): Card {
  const { appeal } = card
  if (!appeal?.ballot) return card
  const judges = judgesOf(card, table)
  const against = votersFor(appeal.ballot, judges, true).length
  const acquitted = votersFor(appeal.ballot, judges, false).length > against
  return {
    ...card,
    phase: 'reveal',
    crowned: acquitted ? crownWithout(card, appeal.seat, table) : card.crowned,
    appeal: { ...appeal, ballot: null, acquitted },
    wakesAtMs: now + verdictSleepMs,
  }
}

/** To those who share it, or else to the next in votes. */
function crownWithout(card: Card, seat: Seat, table: CardTable): Seat[] {
  const others = card.crowned.filter((other) => other !== seat)
  if (others.length > 0) return others
  return leaders(votesOf(card, table), judgesOf(card, table))
}

function judgesOf({ appeal }: Card, table: CardTable): Seat[] {
  return seatsHere(table).filter((seat) => seat !== appeal?.seat)
}
