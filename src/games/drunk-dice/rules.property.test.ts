import { expect } from 'vitest'
import { games } from '#tests/support/games/random-moves/drunk-dice.ts'
import { testRandomGames } from '#tests/support/games/test-random-games.ts'
import { maxThrows, rules } from './rules.ts'
import { maxAtOnce } from './rules-duel.ts'

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

testRandomGames('drunk dice', {
  ...games,
  holds(state) {
    const { throws, task, duel, taken, gave, threeMan, lasting, options } = state
    const view = rules.view(state, null)
    expect(throws).toBeLessThanOrEqual(maxThrows)
    expect(sum(gave)).toBeLessThanOrEqual(sum(taken))
    // There is always one way on, and never two.
    expect([view.canThrow, view.canPass, task !== null].filter(Boolean)).toHaveLength(1)
    expect(duel?.outcome?.count ?? 0).toBeLessThanOrEqual(maxAtOnce)
    if (!options.threeMan) expect(threeMan).toBeNull()
    if (!options.makeRule) expect(lasting).toBeNull()
    if (!options.duel) expect(duel).toBeNull()
  },
})
