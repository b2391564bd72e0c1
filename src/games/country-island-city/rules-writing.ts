import {
  type Ballot,
  castVote,
  hurryBallot,
  isBallotOver,
  missingVotes,
  openBallot,
  passOverVote,
} from '#domain/table/ballot.ts'
import { type Clock, hasRunOut, isRunning, leftMs, startClock } from '#domain/table/clock.ts'
import { type LimitMs, sharedLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import type { TableState, Viewer } from '#domain/table/seating.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'
import { fitsLetter } from './rules-letters.ts'

/** Longer than any place name, short enough for one row. */
export const maxAnswerLength = 60

/** All write at once, a phone each. */
export type Writing = {
  /** By seat, an answer for each column, as typed so far. */
  answers: Readonly<Record<Seat, readonly string[]>>
  /** Who is done. Its clock is the time for writing. */
  done: Ballot<true>
  /** Called it first. */
  caller: Seat | null
}

export type WritingView = {
  clock: Clock
  done: readonly Seat[]
  caller: Seat | null
  /** The viewer's own. */
  answers: readonly string[] | null
}

/** What the answers are for. @property columns how many */
export type Sheet = { letter: string; letters: readonly string[]; columns: number }

type WritingOutcome = Writing | Refusal<Code | TableCode>

export function openWriting(limitMs: LimitMs, now: number): Writing {
  return { answers: {}, done: openBallot(limitMs, now), caller: null }
}

export function viewWriting(
  { answers, done, caller }: Writing,
  table: TableState,
  viewer: Viewer,
): WritingView {
  const isSeat = typeof viewer === 'number' && table.seating === 'own'
  return {
    clock: done.clock,
    caller,
    answers: isSeat ? (answers[viewer] ?? []) : null,
    done: seatsHere(table).filter((seat) => seat in done.choices),
  }
}

/** A player who was done and is not any more still has called it. */
export function saveDraft(
  writing: Writing,
  seat: Seat,
  typed: readonly string[],
  sheet: Sheet,
): WritingOutcome {
  if (typed.length > sheet.columns) return refuse('no-such-column')
  if (typed.some((answer) => answer.length > maxAnswerLength)) return refuse('answer-long')
  const written = { ...writing, answers: { ...writing.answers, [seat]: typed } }
  if (fitsAll(written, seat, sheet)) return written
  const { [seat]: _, ...choices } = writing.done.choices
  return { ...written, done: { ...writing.done, choices } }
}

/** @param graceMs what the others get once the first is done */
export function callDone(
  writing: Writing,
  seat: Seat,
  sheet: Sheet,
  { table, now, graceMs }: { table: TableState; now: number; graceMs: number },
): WritingOutcome {
  if (!fitsAll(writing, seat, sheet)) return refuse('not-full', { letter: sheet.letter })
  const isFirst = writing.caller === null
  const { clock } = writing.done
  const limitMs = sharedLimit(graceMs, table)
  const hurried = isFirst && leftMs(clock, now) > limitMs ? startClock(limitMs, now) : clock
  const done = castVote({ ...writing.done, clock: hurried }, seat, true)
  return hurryWriting({ ...writing, done, caller: writing.caller ?? seat }, table, now)
}

export function passOverWriting(
  writing: Writing,
  seat: Seat,
  table: TableState,
  now: number,
): Writing {
  return hurryWriting({ ...writing, done: passOverVote(writing.done, seat) }, table, now)
}

/** For a seat that has left: what it wrote goes too. */
export function leaveWriting(
  writing: Writing,
  seat: Seat,
  table: TableState,
  now: number,
): Writing {
  const { [seat]: _, ...answers } = writing.answers
  const { [seat]: __, ...choices } = writing.done.choices
  const caller = writing.caller === seat ? null : writing.caller
  const left = { answers, caller, done: { ...writing.done, choices } }
  return hurryWriting(left, table, now)
}

export function timeOutWriting(writing: Writing, now: number): WritingOutcome {
  const { clock } = writing.done
  if (!isRunning(clock)) return refuse('clock-stopped')
  return hasRunOut(clock, now) ? writing : refuse('time-left')
}

export function changeWritingClock(writing: Writing, change: (clock: Clock) => Clock): Writing {
  return { ...writing, done: { ...writing.done, clock: change(writing.done.clock) } }
}

export function stillWriting({ done }: Writing, table: TableState): Seat[] {
  return missingVotes(done, seatsHere(table))
}

export function isWritingOver({ done }: Writing, now: number): boolean {
  return isBallotOver(done, now)
}

function hurryWriting(writing: Writing, table: TableState, now: number): Writing {
  return { ...writing, done: hurryBallot(writing.done, seatsHere(table), { table, now }) }
}

function fitsAll({ answers }: Writing, seat: Seat, { letter, letters, columns }: Sheet): boolean {
  const fitting = (answers[seat] ?? []).filter((answer) => fitsLetter(answer, letter, letters))
  return fitting.length === columns
}
