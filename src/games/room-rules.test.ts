import { expect, test } from 'vitest'
import { games } from './registry.ts'
import { isGameSlug, loadRoomRules } from './room-rules.ts'

test.each(games.map(({ slug, players }) => [slug, players] as const))(
  '%s has rules that a room can load',
  async (slug, players) => {
    expect(isGameSlug(slug)).toBe(true)
    const loaded = await loadRoomRules(slug)
    expect(loaded.rules.version).toBeGreaterThan(0)
    expect(loaded.readOptions(null)).toBeInstanceOf(Object)
    expect(loaded.players).toEqual({ min: players.min, max: players.max })
  },
)

test.each(['chess', 'constructor', ''])('%j is no game', (slug) => {
  expect(isGameSlug(slug)).toBe(false)
})
