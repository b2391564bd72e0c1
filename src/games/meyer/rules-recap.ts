import { countWord } from '#domain/table/amount.ts'
import type { Recap } from '#domain/table/game-rules.ts'
import { listNames } from '#domain/table/names.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { countsAt, leaders, rankRows } from '#domain/table/standings.ts'
import type { State } from './rules-state.ts'

/** Larger than any round number: players still in come first. */
const stillIn = 1_000_000

export function makeRecap(state: State): Recap {
  const { players, lives, outIn, caught, gotAway, over } = state
  const best = leaders(lives, seatsHere(state))
  const most = Math.max(0, ...countsAt(lives, best))
  const names = listNames(players, best)
  const living = `${countWord(most)} ${most === 1 ? 'life' : 'lives'}`
  const ranking = lives.map((count, seat) => outIn[seat] ?? (count > 0 ? stillIn + count : 0))
  return {
    headline: over
      ? `${names} is the last one in.`
      : `${names} ${best.length === 1 ? 'leads' : 'lead'} with ${living}.`,
    winners: best,
    rows: rankRows(ranking, 'most', (seat) => ({
      score: String(lives[seat] ?? 0),
      note: `caught ${countOr(caught[seat], 'none')}, fooled ${countOr(gotAway[seat], 'nobody')}`,
    })),
  }
}

function countOr(count = 0, none: string): string {
  return count === 0 ? none : countWord(count)
}
