import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import type { Seats } from '#domain/table/presence.ts'
import { readSavedGame } from '#domain/table/saved-game.ts'
import { games } from '#games/registry.ts'
import { latePlayer } from '#tests/support/games/late-player.ts'
import type { RandomGames } from '#tests/support/games/random-games.ts'

/** A game of each kind as the build before comings and goings has saved it, with four players. */
const saved: Record<string, unknown> = JSON.parse(
  readFileSync('tests/previous-build/saved-games.json', 'utf8'),
)

describe.each(games.map(({ slug }) => slug))(
  'a game of %s that an earlier build has saved',
  (slug) => {
    async function resume() {
      const { games } = (await import(`./support/games/random-moves/${slug}.ts`)) as {
        games: RandomGames<Seats, unknown, unknown, unknown>
      }
      const outcome = readSavedGame(saved[slug], games.rules, (options) => options)
      if (!('game' in outcome)) throw new Error(outcome.problem)
      return { ...games, state: outcome.game.state }
    }

    test('is resumed, and somebody may come and go', async () => {
      const { rules, tries, state } = await resume()
      expect(rules.ended(state)).toBe(false)
      const scores = rules.recap(state).rows.map(({ seat, score }) => [seat, score])
      const changed = rules.leave(rules.join(state, latePlayer), 1)
      const rows = rules.recap(changed).rows.filter(({ seat }) => seat < 4)
      expect(rows.map(({ seat, score }) => [seat, score]).sort()).toEqual(scores.sort())
      const seat = rules.holder(changed)
      const context = { seat, now: Date.now() + 600_000, random: seeded(1) }
      const outcomes = tries(changed, seat).map((move) => rules.move(changed, move, context))
      expect(outcomes.some((outcome) => !('refused' in outcome))).toBe(true)
    })
  },
)
