/** Half turns, height in coins and milliseconds of a flip. */
export type Flight = { halfTurns: number; coins: number; ms: number }

/** The weakest flip; the hardest adds to it. */
const limp: Flight = { halfTurns: 4, coins: 0.35, ms: 700 }
const hard: Flight = { halfTurns: 10, coins: 0.65, ms: 700 }

/**
 * @param force 0 to 1
 * @param turnsOver whether it lands on its other side
 */
export function planFlight(force: number, turnsOver: boolean): Flight {
  const halfTurns = limp.halfTurns + 2 * Math.round((hard.halfTurns / 2) * force)
  return {
    halfTurns: halfTurns + (turnsOver ? 1 : 0),
    coins: limp.coins + hard.coins * force,
    ms: limp.ms + hard.ms * force,
  }
}
