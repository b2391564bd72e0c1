import { expect } from 'vitest'
import { games, short } from '#tests/support/games/random-moves/meyer.ts'
import { testRandomGames } from '#tests/support/games/test-random-games.ts'
import { rules } from './rules.ts'
import { seatBots } from './rules-seats.ts'
import type { State } from './rules-state.ts'

function secret({ phase, dice, holder, covered }: State) {
  if (!dice || phase === 'toast') return null
  const seats = phase === 'declare' && !covered ? [holder] : []
  return { text: `"dice":[${dice.join()}]`, seats }
}

function holds({ lives, phase, holder, claim, dice, bots }: State): void {
  for (const count of lives) expect(count).toBeGreaterThanOrEqual(0)
  expect(lives.some((count) => count > 0)).toBe(true)
  if (phase !== 'shown') expect(lives[holder]).toBeGreaterThan(0)
  if (phase === 'decide') expect([claim, dice]).not.toContain(null)
  if (phase === 'declare') expect(bots).not.toContain(holder)
}

const withBots: typeof games = {
  ...games,
  rules: {
    ...rules,
    start: (setup, random) => rules.start({ ...setup, players: seatBots(setup) }, random),
  },
  options: [short, { ...short, against: 'bots' }, { ...short, against: 'bots', seconds: 45 }],
  players: [1, 2, 3],
}

testRandomGames('Meyer', { ...games, secret, holds })
testRandomGames('Meyer with bots', { ...withBots, secret, holds })
