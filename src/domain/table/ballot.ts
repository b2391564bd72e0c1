import { type Clock, hasRunOut, leftMs, startClock } from './clock.ts'
import { fixedMs, type LimitMs, sharedLimit } from './more-time.ts'
import type { Seat } from './players.ts'
import type { TableState } from './seating.ts'

/** Once three quarters have answered, the rest get this long. */
export const hurriedMs = 10_000
const hurryFrom = 0.75

/**
 * An answer from every seat at once, on own phones: changeable until it closes, and secret until
 * then.
 */
export type Ballot<Choice> = {
  clock: Clock
  choices: Readonly<Record<Seat, Choice>>
  /** Nothing waits for these seats. */
  passed: readonly Seat[]
}

export function openBallot<Choice>(limitMs: LimitMs, now: number): Ballot<Choice> {
  return { clock: startClock(limitMs, now), choices: {}, passed: [] }
}

export function castVote<Choice>(
  ballot: Ballot<Choice>,
  seat: Seat,
  choice: Choice,
): Ballot<Choice> {
  const passed = ballot.passed.filter((other) => other !== seat)
  return { ...ballot, passed, choices: { ...ballot.choices, [seat]: choice } }
}

/** An answer that was given counts; without one, nothing waits for the seat. */
export function passOverVote<Choice>(ballot: Ballot<Choice>, seat: Seat): Ballot<Choice> {
  return { ...ballot, passed: [...ballot.passed.filter((other) => other !== seat), seat] }
}

/** For a seat that has left: its answer goes too. */
export function dropVote<Choice>(ballot: Ballot<Choice>, seat: Seat): Ballot<Choice> {
  const { [seat]: _, ...choices } = ballot.choices
  return { ...ballot, choices }
}

export function missingVotes(ballot: Ballot<unknown>, voters: readonly Seat[]): Seat[] {
  return voters.filter((seat) => !(seat in ballot.choices) && !ballot.passed.includes(seat))
}

/** The seats that gave this answer, in seating order. */
export function votersFor<Choice>(
  ballot: Ballot<Choice>,
  voters: readonly Seat[],
  choice: Choice,
): Seat[] {
  return voters.filter((seat) => ballot.choices[seat] === choice)
}

type Hurry = {
  table: Pick<TableState, 'time'>
  now: number
  /** What is left once all have answered; without it the ballot closes. */
  graceMs?: number
}

/** Shortens the time left: once three quarters have answered, and again once all have. */
export function hurryBallot<Choice>(
  ballot: Ballot<Choice>,
  voters: readonly Seat[],
  { table, now, graceMs = 0 }: Hurry,
): Ballot<Choice> {
  const missing = missingVotes(ballot, voters).length
  const answered = voters.length - missing
  const defaultMs =
    missing === 0 ? graceMs : answered >= voters.length * hurryFrom ? hurriedMs : null
  const limitMs = defaultMs === null ? fixedMs(Infinity) : sharedLimit(defaultMs, table)
  return leftMs(ballot.clock, now) <= limitMs
    ? ballot
    : { ...ballot, clock: startClock(limitMs, now) }
}

export function isBallotOver({ clock }: Ballot<unknown>, now: number): boolean {
  return hasRunOut(clock, now)
}
