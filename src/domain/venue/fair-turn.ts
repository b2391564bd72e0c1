import { pick, type Random } from '../random.ts'
import type { Seat } from '../table/players.ts'

export type TurnCounts = {
  asked: readonly number[]
  named: readonly number[]
}

/**
 * No player twice before all had a turn. Ties: most often {B} where the card names another, else least
 * often {B}.
 */
export function chooseAsked(
  { asked, named }: TurnCounts,
  needsOther: boolean,
  last: Seat | null,
  random: Random,
  here: readonly Seat[] = [...asked.keys()],
): Seat {
  const waiting = best(here, (seat) => asked[seat] ?? 0)
  const sign = needsOther ? -1 : 1
  const ready = best(waiting, (seat) => sign * (named[seat] ?? 0))
  const rested = ready.filter((seat) => seat !== last)
  return pick(rested.length > 0 ? rested : ready, random)
}

export function chooseNamed(
  { named }: TurnCounts,
  asked: Seat,
  random: Random,
  here: readonly Seat[] = [...named.keys()],
): Seat | null {
  const others = here.filter((seat) => seat !== asked)
  if (others.length === 0) return null
  return pick(
    best(others, (seat) => named[seat] ?? 0),
    random,
  )
}

function best(seats: readonly Seat[], rank: (seat: Seat) => number): Seat[] {
  const lowest = Math.min(...seats.map(rank))
  return seats.filter((seat) => rank(seat) === lowest)
}
