import { expect } from 'vitest'
import { games } from '#tests/support/game-tries/drunk-dice.ts'
import { testThousandGames } from '#tests/support/thousand-games.ts'
import { mostThrows, rules } from './rules.ts'
import { mostAtOnce } from './rules-duel.ts'

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

testThousandGames('drunk dice', {
  ...games,
  holds(state) {
    const { throws, task, duel, taken, gave, threeMan, lasting, options } = state
    const view = rules.view(state, null)
    expect(throws).toBeLessThanOrEqual(mostThrows)
    expect(sum(gave)).toBeLessThanOrEqual(sum(taken))
    // There is always one way on, and never two.
    expect([view.mayThrow, view.mayPass, task !== null].filter(Boolean)).toHaveLength(1)
    expect(duel?.outcome?.count ?? 0).toBeLessThanOrEqual(mostAtOnce)
    if (!options.threeMan) expect(threeMan).toBeNull()
    if (!options.makeRule) expect(lasting).toBeNull()
    if (!options.duel) expect(duel).toBeNull()
  },
})
