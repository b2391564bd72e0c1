import { featsOf } from '#domain/table/feats.ts'
import type { Seat } from '#domain/table/players.ts'
import { levelWithLast, type Seats, seatsHere } from '#domain/table/presence.ts'
import type { Recap } from '#domain/table/recap.ts'
import { addTo, leaders, rankRows, trailers } from '#domain/table/standings.ts'
import type { Code } from './messages.ts'

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

/** Takes one off for a right call. */
export function rewardCalls(scores: Scores, seats: readonly Seat[]): Scores {
  const penalties = addTo(scores.penalties, seats, -1)
  return { ...scores, penalties: penalties.map((count) => Math.max(0, count)) }
}

/** Fewest penalties first. */
export function makeRecap(seats: Seats, scores: Scores): Recap<Code> {
  const { penalties, answers } = scores
  const here = seatsHere(seats)
  const isUntouched = [...penalties, ...answers].every((count) => count === 0)
  const best = trailers(penalties, here)
  const runs = longestRuns(scores)
  const paid = { best, isEverybody: best.length === here.length }
  const run = { runners: leaders(runs), longest: Math.max(...runs) }
  return {
    headline: isUntouched
      ? { code: 'nobody-answered' }
      : { code: 'paid', params: { ...paid, ...run } },
    winners: isUntouched ? [] : best,
    feats: featsOf('answers', answers),
    rows: rankRows(penalties, 'fewest', (seat, count) => {
      const params = { penalties: count, answers: answers[seat] ?? 0, streak: runs[seat] ?? 0 }
      return { score: String(count), note: { code: 'row', params } }
    }),
  }
}

/** Includes the current run. */
function longestRuns({ run, longestRun }: Scores): number[] {
  return run.map((length, seat) => Math.max(length, longestRun[seat] ?? 0))
}
