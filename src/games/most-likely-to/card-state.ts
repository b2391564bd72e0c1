import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import { type Ballot, openBallot } from '#domain/table/ballot.ts'
import type { CardTable } from '#domain/table/card-rules.ts'
import type { Clock } from '#domain/table/clock.ts'
import type { Fingers } from '#domain/table/fingers.ts'
import type { TableContext } from '#domain/table/game-rules.ts'
import { sharedLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { Refusal } from '#domain/table/refusal.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'

/** One second each for three, two and one. */
export const countInMs = 3000
/** The limit per player, whatever the votes. */
export const maxPenalties = 3
const voteMs = 40_000

export type Phase =
  /** One phone: read out, counted in and pointed, or voted one after the other. */
  | 'prompt'
  | 'count'
  | 'tally'
  | 'ballot'
  | 'sealed'
  /** A phone each. */
  | 'vote'
  | 'reveal'
  | 'plea'
  | 'verdict'
  | 'over'

export type CardSettings = {
  voting: 'point' | 'secret'
  /** Whether a vote may be one's own. */
  self: boolean
  appeal: boolean
  /** Not offered on own phones: they were crowned twice running. */
  barred: readonly Seat[]
  /** An appeal is once a game each. */
  appealed: readonly Seat[]
}

export type Appeal = {
  seat: Seat
  /** While it is judged: whether it is guilty. */
  ballot: Ballot<boolean> | null
  /** Null until the verdict. */
  acquitted: boolean | null
}

export type Card = {
  prompt: FilledPrompt
  phase: Phase
  rules: CardSettings
  /** By seat voted for; who voted for whom is not kept. */
  votes: Fingers['votes']
  pointed: Seat | null
  /** One phone: seats that have voted in secret. */
  voted: readonly Seat[]
  /** A phone each; null once counted. */
  ballot: Ballot<Seat> | null
  /** By seat: its guess of its own votes, where 3 is three and more; secret until shown. */
  calls: Readonly<Record<Seat, number>>
  /** Once shown: who has the crown, who voted for it, and who knew their own votes. */
  crowned: readonly Seat[]
  right: readonly Seat[]
  knew: readonly Seat[]
  appeal: Appeal | null
  /** Of the count-in and of the plea. */
  clock: Clock | null
  /** Epoch milliseconds before which nobody goes on. */
  wakesAtMs: number
}

export type CardMove =
  | { type: 'begin' | 'timeout' | 'reveal' | 'next' }
  | { type: 'point'; for: Seat; fingers: number }
  | { type: 'vote'; for: Seat }
  | { type: 'call'; count: number }
  | { type: 'appeal' | 'rest' }
  | { type: 'judge'; guilty: boolean }

export type CardView = Pick<
  Card,
  'prompt' | 'phase' | 'clock' | 'pointed' | 'crowned' | 'knew' | 'wakesAtMs'
> & {
  voting: CardSettings['voting']
  /** By seat; null while secret. */
  votes: readonly number[] | null
  /** Fingers not yet counted. */
  fingersLeft: number
  /** One phone: the next secret voter. */
  voter: Seat | null
  votesIn: number
  /** Whom the voter, or the viewer, may vote for. */
  choices: readonly Seat[]
  /** By seat, once revealed. */
  penalties: readonly number[]
  /** Crowned twice running: not offered this time. */
  resting: readonly Seat[]
  /** The viewer's own: a vote, whether it was for the crowned, a guess, a verdict. */
  vote: Seat | null
  sawIt: boolean
  call: number | null
  mayCall: boolean
  verdict: boolean | null
  mayAppeal: boolean
  /** Once shown, by crowned seat: what it had guessed. */
  guessed: Readonly<Record<Seat, number>>
  wrongCalls: number
  appeal: { seat: Seat; judged: number; acquitted: boolean | null } | null
  ballotClock: Clock | null
}

export type CardOutcome = Card | Refusal<Code | TableCode>

export function dealCard(
  prompt: FilledPrompt,
  rules: CardSettings,
  table: Pick<CardTable, 'seating' | 'players' | 'time'>,
  { now }: Pick<TableContext, 'now'>,
): Card {
  const isOwn = table.seating === 'own'
  return {
    prompt,
    rules,
    phase: isOwn ? 'vote' : 'prompt',
    votes: table.players.map(() => 0),
    pointed: null,
    voted: [],
    calls: {},
    ballot: isOwn ? openBallot<Seat>(sharedLimit(voteMs, table), now) : null,
    crowned: [],
    right: [],
    knew: [],
    appeal: null,
    clock: null,
    wakesAtMs: 0,
  }
}

export function isShown({ phase }: Pick<Card, 'phase'>): boolean {
  return ['reveal', 'plea', 'verdict', 'over'].includes(phase)
}

/** By seat, also of players who came after the card was dealt. */
export function votesOf({ votes }: Card, { players }: Pick<CardTable, 'players'>): number[] {
  return players.map((_, seat) => votes[seat] ?? 0)
}

/** Between two, the question is which of them. */
export function isDuel(table: CardTable): boolean {
  return table.seating === 'own' && seatsHere(table).length === 2
}

/** By seat, what a revealed card costs: a penalty a vote; nothing for the acquitted. */
export function penaltiesOf(card: Card, table: Pick<CardTable, 'players'>): number[] {
  if (!isShown(card)) return table.players.map(() => 0)
  const isFree = (seat: Seat) => card.appeal?.acquitted === true && card.appeal.seat === seat
  return votesOf(card, table).map((count, seat) =>
    isFree(seat) ? 0 : Math.min(count, maxPenalties),
  )
}
