import { expect } from 'vitest'
import { games } from '#tests/support/games/random-moves/drunk-dice.ts'
import { testRandomGames } from '#tests/support/games/test-random-games.ts'
import { rules } from './rules.ts'
import { maxAtOnce } from './rules-duel.ts'
import { maxThrows } from './rules-state.ts'

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

testRandomGames('drunk dice', {
  ...games,
  holds(state) {
    const { throws, task, duel, taken, gave, threeMan, lasting, options, dodging, over } = state
    const view = rules.view(state, 'device')
    expect(throws).toBeLessThanOrEqual(maxThrows)
    expect(sum(gave)).toBeLessThanOrEqual(sum(taken))
    expect(Math.min(...taken)).toBeGreaterThanOrEqual(0)
    // There is always one way on, and never two.
    const isDodging = task === null && dodging.length > 0 && !view.canThrow
    const ways = [view.canThrow, view.canPass, task !== null, isDodging]
    if (!over) expect(ways.filter(Boolean)).toHaveLength(1)
    expect(duel?.outcome?.count ?? 0).toBeLessThanOrEqual(maxAtOnce)
    if (!options.threeMan) expect(threeMan).toBeNull()
    if (!options.makeRule) expect(lasting).toBeNull()
    if (!options.duel) expect(duel).toBeNull()
    if (!options.dodges) expect(dodging).toEqual([])
  },
})
