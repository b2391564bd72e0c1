import { countWord } from '#domain/table/amount.ts'
import type { Recap } from '#domain/table/game-rules.ts'
import { listNames } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { levelWithLast, type Seats, seatsHere } from '#domain/table/presence.ts'
import { addTo, leaders, rankRows, trailers } from '#domain/table/standings.ts'

/** By seat, over the whole game. */
export type Scores = {
  penalties: readonly number[]
  answers: readonly number[]
  /** Answers since the last penalty, and the longest such run. */
  run: readonly number[]
  longestRun: readonly number[]
}

export function newScores(playerCount: number): Scores {
  const none = Array.from({ length: playerCount }, () => 0)
  return { penalties: none, answers: none, run: none, longestRun: none }
}

/** A latecomer gets as many penalties as the last player. */
export function addSeatToScores(scores: Scores, seats: Seats): Scores {
  const { penalties, answers, run, longestRun } = scores
  return {
    penalties: [...penalties, levelWithLast(penalties, seats, 'fewest')],
    answers: [...answers, 0],
    run: [...run, 0],
    longestRun: [...longestRun, 0],
  }
}

export function countAnswer(scores: Scores, seat: Seat): Scores {
  return { ...scores, answers: addTo(scores.answers, [seat]), run: addTo(scores.run, [seat]) }
}

/** @param isFalse the penalty is for the last answer, which then does not count */
export function takePenalty(scores: Scores, seat: Seat, isFalse: boolean): Scores {
  const taken = isFalse ? -1 : 0
  const counted = { ...scores, run: addTo(scores.run, [seat], taken) }
  return {
    penalties: addTo(scores.penalties, [seat]),
    answers: addTo(scores.answers, [seat], taken),
    run: counted.run.map((length, at) => (at === seat ? 0 : length)),
    longestRun: longestRuns(counted),
  }
}

/** Fewest penalties first. */
export function makeRecap(seats: Seats, scores: Scores): Recap {
  const { penalties, answers } = scores
  const isUntouched = [...penalties, ...answers].every((count) => count === 0)
  return {
    headline: isUntouched ? 'Nobody has answered yet.' : makeHeadline(seats, scores),
    winners: isUntouched ? [] : trailers(penalties, seatsHere(seats)),
    rows: rankRows(penalties, 'fewest', (seat, count) => {
      const given = answers[seat] ?? 0
      const streak = longestRuns(scores)[seat] ?? 0
      const parts = [
        count === 1 ? 'penalty' : 'penalties',
        given === 1 ? '1 answer' : `${given || 'no'} answers`,
        ...(streak > 1 ? [`${streak} in a row`] : []),
      ]
      return { score: String(count), note: parts.join(', ') }
    }),
  }
}

function makeHeadline(table: Seats, scores: Scores): string {
  const runs = longestRuns(scores)
  const runners = leaders(runs)
  const here = seatsHere(table)
  const coolest = trailers(scores.penalties, here)
  const who = (seats: readonly Seat[]) =>
    seats.length > 3 ? `${countWord(seats.length)} of you` : listNames(table.players, seats)
  const paid =
    coolest.length === here.length ? 'Everybody paid the same.' : `Paid least: ${who(coolest)}.`
  if (runners.length === 0) return paid
  return `${paid} Longest run: ${countWord(Math.max(...runs))}, by ${who(runners)}.`
}

/** Includes the current run. */
function longestRuns({ run, longestRun }: Scores): number[] {
  return run.map((length, seat) => Math.max(length, longestRun[seat] ?? 0))
}
