import { expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { loadRandomGames } from '#tests/support/games/load-random-games.ts'
import { startGame } from '#tests/support/games/random-games.ts'
import { games } from './registry.ts'
import { isGameSlug, loadRoomRules } from './room-rules.ts'

test.each(games.map((game) => [game.slug, game] as const))(
  '%s has rules that a room can load',
  async (slug, { players: { min, max }, minOwnPhones = min }) => {
    expect(isGameSlug(slug)).toBe(true)
    const loaded = await loadRoomRules(slug)
    expect(loaded.rules.version).toBeGreaterThan(0)
    expect(loaded.readOptions(null)).toBeInstanceOf(Object)
    expect(loaded.players).toEqual({ min: minOwnPhones, max })
  },
)

test.each(games.map(({ slug }) => slug))('%s places nobody who was away', async (slug) => {
  const random = await loadRandomGames(slug)
  const { rules } = await loadRoomRules(slug)
  const dealt = startGame({ ...random, players: [4] }, 0, 'own', seeded(1))
  const chances = { given: [1, 1, 1, 1], answered: [1, 0, 1, 1], passed: [] }
  const { rows, winners } = rules.recap({ ...dealt, chances })
  expect(rows.at(-1)).toMatchObject({ seat: 1, place: null })
  expect(rows.filter(({ place }) => place === null)).toHaveLength(1)
  expect(winners).not.toContain(1)
})

test.each(['chess', 'constructor', ''])('%j is no game', (slug) => {
  expect(isGameSlug(slug)).toBe(false)
})
