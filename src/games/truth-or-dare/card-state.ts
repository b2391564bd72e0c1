import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { Ballot } from '#domain/table/ballot.ts'
import type { CardTable } from '#domain/table/card-rules.ts'
import { type Clock, startClock } from '#domain/table/clock.ts'
import type { TableContext } from '#domain/table/game-rules.ts'
import { fixedMs, sharedLimit, turnLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { Refusal } from '#domain/table/refusal.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'

/** In sips or points. */
export const passPenalty = 2
/** For a task that is done: on one phone always, with a phone each the best three. */
export const goodRating = 2
/** The others called it legendary. */
export const bestRating = 3
const ratings = { legendary: bestRating, good: goodRating, nothing: 0 } as const

/** The bottle turns before a player chooses. */
const spinMs = 2400
const chooseMs = 15_000
/** So long the others may call before the choice. */
const callMs = 4000

export type Kind = 'truth' | 'dare'
export type Rating = keyof typeof ratings

/** Chosen, or forced by the coin or the limit; `spared` by the coin. */
export type Reason = 'choice' | 'coin' | 'limit' | 'spared'

export type Task = {
  kind: Kind
  reason: Reason
  prompt: FilledPrompt
  /** Of a dare that names a duration, until it is started on a phone of one's own. */
  clock: Clock | null
}

export type CardSettings = {
  /** The limit of truths in a row, once it is reached; else null. */
  truthLimit: number | null
  /** With a phone each: the others pick the task. */
  others: boolean
  /** With a phone each: the bottle finds whose turn it is. */
  spin: boolean
}

/** A task that the deck has yet to give; `count` of them to pick from. */
export type Wanted = Pick<Task, 'kind' | 'reason'> & { count: number }

export type Card = {
  phase: 'spin' | 'choose' | 'draw' | 'pick' | 'do' | 'rate' | 'over'
  /** Who chooses and does it. */
  turn: Seat
  rules: CardSettings
  /** Chance or limit forced a dare last time: the next one is spared. */
  mercy: boolean
  /** In `draw` only: `layTasks` follows at once. */
  wanted: Wanted | null
  /** While the others pick: the task that loses is never shown to whose turn it is. */
  offers: readonly Task[]
  /** Null until it is chosen, and picked. */
  task: Task | null
  /** Of the pick: which offer; and of the rating. */
  picks: Ballot<number> | null
  ratings: Ballot<Rating> | null
  /** By seat: what whose turn it is will do. */
  calls: Readonly<Record<Seat, Call>>
  /** The limit, or the dare's own time, with a phone each. */
  clock: Clock | null
  /** Epoch milliseconds before which nobody chooses. */
  wakesAtMs: number
  outcome: Outcome | null
  /** Once the rating is in, with a phone each. Absent in games saved by earlier builds. */
  votes?: Votes
}

export type Call = Kind | 'pass'
/** How many gave each. */
export type Votes = Readonly<Record<Rating, number>>
/** Lapsed: nobody did anything, and it costs nothing. */
export type Outcome = { type: 'done'; rating: number } | { type: 'passed' | 'lapsed' }

export type CardMove =
  | { type: 'choose'; kind: Kind }
  | { type: 'coin' | 'done' | 'pass' | 'skip' | 'resume' | 'pause' | 'timeout' }
  /** From what came of it to the next turn, with a phone each; the game's, not the card's. */
  | { type: 'next' }
  /** By one of the others: enough of a long tale. */
  | { type: 'scene' }
  | { type: 'call'; call: Call }
  | { type: 'pick'; offer: number }
  | { type: 'rate'; rating: Rating }

export type CardView = Pick<
  Card,
  'phase' | 'task' | 'offers' | 'clock' | 'wakesAtMs' | 'outcome' | 'votes'
> & {
  /** What was chosen, also while the others pick the task. */
  kind: Kind | null
  /** The limit of truths in a row; null for none. */
  mustDareAfter: number | null
  /** The limit is reached, but the last forced one was a dare: a free choice this time. */
  spared: boolean
  /** The viewer's own. */
  call: Call | null
  pick: number | null
  rating: Rating | null
  /** How many have picked, or rated. */
  answered: number
  /** Epoch milliseconds from which the others may end the task; null while they never may. */
  sceneAtMs: number | null
}

export type CardOutcome = Card | Refusal<Code | TableCode>

export function dealCard(
  rules: CardSettings,
  mercy: boolean,
  table: CardTable,
  { now }: Pick<TableContext, 'now'>,
): Card {
  const card: Card = {
    phase: 'choose',
    turn: table.turn,
    rules,
    mercy,
    wanted: null,
    offers: [],
    task: null,
    picks: null,
    ratings: null,
    calls: {},
    clock: null,
    wakesAtMs: 0,
    outcome: null,
  }
  if (table.seating === 'passed') return card
  const isSpun = rules.spin && seatsHere(table).length > 3
  return isSpun
    ? { ...card, phase: 'spin', clock: startClock(fixedMs(spinMs), now) }
    : openChoice(card, table, now)
}

export function openChoice(card: Card, table: CardTable, now: number): Card {
  return {
    ...card,
    phase: 'choose',
    clock: startClock(turnLimit(chooseMs, table), now),
    wakesAtMs: now + sharedLimit(callMs, table),
  }
}

/** @param votes of those who rated it */
export function finish(card: Card, outcome: Outcome, votes?: Votes): Card {
  const closed = { picks: null, ratings: null, offers: [], clock: null }
  return { ...card, ...closed, phase: 'over', outcome, ...(votes && { votes }) }
}

export function ratingValue(rating: Rating): number {
  return ratings[rating]
}

export function accomplices(table: CardTable): Seat[] {
  return seatsHere(table).filter((seat) => seat !== table.turn)
}

/** Whose calls came true; nobody's when the turn lapsed. */
export function rightCallers({ calls, task, outcome }: Card, table: CardTable): Seat[] {
  if (!outcome || outcome.type === 'lapsed') return []
  const truth = outcome.type === 'passed' ? 'pass' : task?.kind
  return accomplices(table).filter((seat) => calls[seat] === truth)
}
