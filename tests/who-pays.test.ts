import { expect, test } from 'vitest'
import { isRefusal } from '#domain/table/refusal.ts'
import { games } from '#games/registry.ts'
import { loadRandomGames } from '#tests/support/games/load-random-games.ts'
import { countTables, playGame, seatings } from '#tests/support/games/random-games.ts'

const paid = games.map(({ slug }) => slug).filter((slug) => slug !== 'word-guess')

test.each(paid)('who pays in %s is known to the rules', async (slug) => {
  const random = await loadRandomGames(slug)
  const asked = Array.from({ length: 200 }).some((_, seed) => {
    const wishes = Array.from({ length: 200 }, (_, at) => (seed * 389 + at * 7919) % 1000)
    const game = { seed, table: seed % countTables(random), wishes }
    return [...playGame(random, game, seatings[seed % 2])].some(({ outcome }) => {
      const asks = isRefusal(outcome) ? null : random.rules.asks?.(outcome)
      return asks?.counts.some((count) => count > 0)
    })
  })
  expect(asked).toBe(true)
})
