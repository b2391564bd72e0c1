import { expect, test } from 'vitest'
import { randomInt, seeded } from '#domain/random.ts'
import { findNext } from '#domain/room/keep-moving.ts'
import type { RoomRules } from '#domain/room/room-rules.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { games as all } from '#games/registry.ts'
import { loadRandomGames } from '#tests/support/games/load-random-games.ts'
import { countTables, playGame } from '#tests/support/games/random-games.ts'

test.each(all.map(({ slug }) => slug))(
  'a Next is found wherever %s waits for nobody',
  async (slug) => {
    const games = await loadRandomGames(slug)
    const rules = games.rules as unknown as RoomRules['rules']
    let found = 0
    for (let seed = 1; seed <= 12; seed++) {
      const random = seeded(seed)
      const wishes = Array.from({ length: 120 }, () => randomInt(1000, random))
      const game = { seed, wishes, table: seed % countTables(games) }
      for (const { state, context } of playGame(games, game, 'own')) {
        if (rules.ended(state) || rules.waitsFor(state).length > 0 || rules.due(state)) continue
        const seats = seatsHere(state)
        const contexts = seats.map((by) => ({ ...context, random: seeded(1), by }))
        const next = contexts.map((by) => findNext(rules, state, by)).find((each) => each !== null)
        expect(next?.after).toBeDefined()
        found++
      }
    }
    expect(found).toBeGreaterThan(0)
  },
)
