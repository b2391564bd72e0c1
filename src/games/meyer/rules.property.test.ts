import { expect } from 'vitest'
import { games, short } from '#tests/support/games/random-moves/meyer.ts'
import { testRandomGames } from '#tests/support/games/test-random-games.ts'
import type { State } from './rules-state.ts'

function holds(state: State): void {
  const { lives, phase, turn, claim, claimBy, dice, bots, seating, calls, covered, over } = state
  for (const count of lives) expect(count).toBeGreaterThanOrEqual(0)
  if (over) return
  if (phase !== 'shown') expect(lives[turn]).toBeGreaterThan(0)
  if (phase === 'decide') expect([claim, dice]).not.toContain(null)
  if (phase === 'declare') expect(bots).not.toContain(turn)
  if (seating === 'own') expect(covered).toBe(false)
  const callers = Object.keys(calls).map(Number)
  if (phase !== 'decide' || seating === 'passed') expect(callers).toEqual([])
  else expect(callers.filter((seat) => seat === turn || seat === claimBy)).toEqual([])
}

const withBots: typeof games = {
  ...games,
  options: [short, { ...short, against: 'bots' }, { ...short, against: 'bots', seconds: 45 }],
  players: [1, 2, 3],
}

testRandomGames('Meyer', { ...games, holds })
testRandomGames('Meyer with bots', { ...withBots, holds })
