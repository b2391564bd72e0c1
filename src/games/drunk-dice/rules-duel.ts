import type { Random } from '#domain/random.ts'
import type { Seat } from '#domain/table/players.ts'
import { fairInt } from '#domain/tools/fair-int.ts'
import type { Dice } from './rules-effects.ts'

/** One die each. The lower takes the difference; a tie throws again, for twice as much. */
export type Duel = {
  rival: Seat
  /** Challenger and rival; null before the throw. */
  dice: Dice | null
  /** The difference is multiplied by this; every tie doubles it. */
  stake: number
  outcome: { loser: Seat; winner: Seat; count: number } | null
}

/** A limit for repeated doubling. */
export const maxAtOnce = 10

export function newDuel(rival: Seat): Duel {
  return { rival, dice: null, stake: 1, outcome: null }
}

export function throwTwo(random: Random): Dice {
  return [fairInt(6, random) + 1, fairInt(6, random) + 1]
}

export function throwDuel(duel: Duel, challenger: Seat, random: Random): Duel {
  const dice = throwTwo(random)
  const difference = dice[0] - dice[1]
  if (difference === 0) return { ...duel, dice, stake: duel.stake * 2 }
  const [winner, loser] = difference > 0 ? [challenger, duel.rival] : [duel.rival, challenger]
  const count = Math.min(maxAtOnce, Math.abs(difference) * duel.stake)
  return { ...duel, dice, outcome: { loser, winner, count } }
}
