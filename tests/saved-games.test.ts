import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { applyMove } from '#domain/table/apply-move.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import { readSavedGame } from '#domain/table/saved-game.ts'
import { games } from '#games/registry.ts'
import { latePlayer } from '#tests/support/games/late-player.ts'
import { loadRandomGames } from '#tests/support/games/load-random-games.ts'
import { noTime } from '#tests/support/games/play-rules.ts'

const read = (name: string) => JSON.parse(readFileSync(`tests/previous-build/${name}`, 'utf8'))

/** A game of each kind, saved before players could come and go, with four players. */
const first: Record<string, unknown> = read('saved-games.json')
/** Games in several phases, saved when the rules knew one phone only. */
const onePhone: Record<string, unknown[]> = read('saved-games-1.json')

describe.each(games.map(({ slug }) => slug))(
  'games of %s that earlier builds have saved',
  (slug) => {
    const saved = [first[slug], ...(onePhone[slug] ?? [])].map((game, at) => ({ at, game }))

    test.each(saved)('are resumed, and players may come and go: $at', async ({ game }) => {
      const { rules, tries } = await loadRandomGames(slug)
      const outcome = readSavedGame(game, rules, (options) => options)
      if (!('game' in outcome)) throw new Error(outcome.problem)
      const { state } = outcome.game
      expect([rules.ended(state), state.seating]).toEqual([false, 'passed'])
      const scores = rules.recap(state).rows.map(({ seat, score }) => [seat, score])
      const changed = rules.leave(rules.join(state, latePlayer, noTime()), 1, noTime())
      const rows = rules.recap(changed).rows.filter(({ seat }) => seat < 4)
      expect(rows.map(({ seat, score }) => [seat, score]).sort()).toEqual(scores.sort())
      const context = { ...noTime(), by: 'device', now: Date.now() + 600_000 } as const
      const outcomes = tries(changed, 'device').map((move) =>
        applyMove(rules, changed, move, context),
      )
      expect(outcomes.some((outcome) => !isRefusal(outcome))).toBe(true)
    })
  },
)
