import { pick, type Random } from '../random.ts'
import type { Seat } from '../table/players.ts'

export type TurnCounts = {
  /** How often each seat has been {A}. */
  asked: readonly number[]
  /** How often each seat has been {B}. */
  named: readonly number[]
}

/**
 * Whose card it is: nobody twice before everybody once. Among those, whoever was {B} most goes
 * where somebody else is named, and whoever was {B} least where nobody is, so that names come
 * round as fairly as turns do.
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

/** Who else is named: never {A} themselves, those least named first; null where nobody else is. */
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

/** The seats with the lowest rank. */
function best(seats: readonly Seat[], rank: (seat: Seat) => number): Seat[] {
  const lowest = Math.min(...seats.map(rank))
  return seats.filter((seat) => rank(seat) === lowest)
}
