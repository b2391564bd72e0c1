import { countWord } from '#domain/table/amount.ts'
import type { Recap } from '#domain/table/game-rules.ts'
import { listNames } from '#domain/table/names.ts'
import { type Seats, seatsHere, seatsTaken } from '#domain/table/presence.ts'
import { leaders, rankRows } from '#domain/table/standings.ts'

type Tally = Seats & {
  crowns: readonly number[]
  received: readonly number[]
}

/** Most crowns first; among equals, the one with more votes. */
export function makeRecap(tally: Tally): Recap {
  const { crowns, received } = tally
  const all = received.reduce((total, count) => total + count, 0)
  // A share of the votes is below one, so it never outweighs a crown.
  const rank = crowns.map((count, seat) => count + (received[seat] ?? 0) / (all + 1))
  const voted = leaders(received)
  return {
    headline: headline(tally),
    winners: leaders(crowns, seatsHere(tally)),
    ...(voted.length > 0 && { mostVoted: voted }),
    rows: rankRows(rank, 'most', (seat) => ({
      score: String(crowns[seat] ?? 0),
      note: `${plural(crowns[seat] ?? 0, 'crown')}, ${received[seat] ?? 0} ${plural(received[seat] ?? 0, 'vote')}`,
    })),
  }
}

function headline(tally: Tally): string {
  const { players, crowns } = tally
  const kings = leaders(crowns)
  if (kings.length === 0) return 'Not one crown. Suspiciously ordinary people.'
  if (kings.length === seatsTaken(tally).length)
    return 'The same for everybody. It really is all of you.'
  if (kings.length > 3) return `The crown is shared by ${countWord(kings.length)} heads.`
  const names = listNames(players, kings)
  if (kings.length > 1) return `${names} share the most crowns.`
  return Math.max(...crowns) === 1
    ? `${names} wears the only crown.`
    : `${names} wears the most crowns.`
}

function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`
}
