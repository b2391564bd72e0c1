import { expect, test } from 'vitest'
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

test.each(['chess', 'constructor', ''])('%j is no game', (slug) => {
  expect(isGameSlug(slug)).toBe(false)
})
