import type { Random } from '#domain/random.ts'
import type { Seat } from '#domain/table/players.ts'
import { fairInt } from '#domain/tools/fair-int.ts'
import type { Dice } from './rules-effects.ts'

/** One die each. The lower takes the difference; a tie throws again, for twice as much. */
export type Duel = {
  rival: Seat
  /** Challenger and rival; null before the throw. */
  dice: Dice | null
  /** With a phone each: the dice of those who have thrown while the other has not. */
  thrown: Readonly<Record<Seat, number>>
  /** The difference is multiplied by this; every tie doubles it. */
  stake: number
  outcome: { loser: Seat; winner: Seat; count: number } | null
}

/** A limit for repeated doubling. */
export const maxAtOnce = 10

export function newDuel(rival: Seat): Duel {
  return { rival, dice: null, thrown: {}, stake: 1, outcome: null }
}

export function throwTwo(random: Random): Dice {
  return [throwDie(random), throwDie(random)]
}

/** @param seats who throws now; the other's die may be down already */
export function throwDuel(
  duel: Duel,
  challenger: Seat,
  seats: readonly Seat[],
  random: Random,
): Duel {
  const thrown = { ...duel.thrown }
  for (const seat of seats) thrown[seat] ??= throwDie(random)
  const [own, other] = [thrown[challenger], thrown[duel.rival]]
  if (own === undefined || other === undefined) return { ...duel, thrown }
  const both: Duel = { ...duel, dice: [own, other], thrown: {} }
  if (own === other) return { ...both, stake: duel.stake * 2 }
  const [winner, loser] = own > other ? [challenger, duel.rival] : [duel.rival, challenger]
  const count = Math.min(maxAtOnce, Math.abs(own - other) * duel.stake)
  return { ...both, outcome: { loser, winner, count } }
}

/** Who has still to throw. */
export function duelists({ rival, thrown }: Duel, challenger: Seat): Seat[] {
  return [challenger, rival].filter((seat) => !(seat in thrown))
}

function throwDie(random: Random): number {
  return fairInt(6, random) + 1
}
