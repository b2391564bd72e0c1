import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { pick, randomInt, seeded } from '#domain/random.ts'
import { copyGame, copyIdOf } from '#domain/room/copy-game.ts'
import { isSameTable } from '#domain/room/is-same-table.ts'
import { isReveal } from '#domain/room/reveal.ts'
import type { RoomGame } from '#domain/room/room.ts'
import type { RoomRules } from '#domain/room/room-rules.ts'
import { applyMove } from '#domain/table/apply-move.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import type { TableState } from '#domain/table/seating.ts'
import { games as all } from '#games/registry.ts'
import { loadRandomGames } from '#tests/support/games/load-random-games.ts'
import { countTables, playGame } from '#tests/support/games/random-games.ts'

type Games = Awaited<ReturnType<typeof loadRandomGames>>

const evenings = process.env.FULL ? 400 : 60
const moves = 200
const movesAlong = 20

/** Null where the room gives none of it. */
function copyOf({ rules }: Games, state: TableState, isNew: boolean, now: number) {
  const played = { rules, readOptions: (sent: unknown) => sent } as unknown as RoomRules
  const isTold = isReveal(played, state)
  const game = { state, dealtAtMs: 1, ...(isTold && { revealedAtMs: 1 }) }
  const room = { game: { ...game, ...(isNew && { isNew }) } as RoomGame }
  if (copyIdOf(room, played) === null) return null
  return copyGame(room, played, { now, random: seeded(7), away: [] })
}

/** What one phone makes of it, with a phone each again. */
function playAlong({ rules, tries }: Games, copy: TableState, seed: number): TableState {
  const random = seeded(seed)
  let state = copy
  for (let now = 2_000_000; now < 2_000_000 + movesAlong * 5_000; now += 5_000) {
    if (rules.ended(state)) break
    const move = rules.due(state)?.move ?? pick(tries(state, 'device'), random)
    const outcome = applyMove(rules, state, move, { now, random, away: [], by: 'device' })
    if (outcome && !isRefusal(outcome)) state = outcome
  }
  return rules.reseat(state, 'own', { now: 3_000_000, random, away: [] })
}

describe.each(all.map(({ slug }) => slug))('copies of %s', (slug) => {
  test('tell nothing that is hidden from anybody, are played on one phone, and come back', async () => {
    const games = await loadRandomGames(slug)
    const { rules, secrets } = games
    let copies = 0
    for (let seed = 1; seed <= evenings; seed++) {
      const random = seeded(seed)
      const wishes = Array.from({ length: moves }, () => randomInt(1000, random))
      const game = { seed, wishes, table: seed % countTables(games) }
      let before: TableState | null = null
      for (const { state, context } of playGame(games, game, 'own')) {
        if (state === before) continue
        const isNew = before === null
        before = state
        const copy = copyOf(games, state, isNew, context.now)
        if (!copy) continue
        copies++
        expect(copy.seating).toBe('passed')
        expect(rules.ended(copy)).toBe(false)
        expect(isSameTable(playAlong(games, copy, seed), state)).toBe(true)
        for (const { what, seenBy, replaced } of secrets?.(state) ?? []) {
          // What is hidden from all, as the next card of a deck is, tells nothing of anybody.
          if (isNew && seenBy.length === 0) continue
          const other = copyOf(games, replaced, isNew, context.now)
          if (!isDeepStrictEqual(other, copy)) throw new Error(`A copy tells ${what}`)
        }
      }
    }
    expect(copies).toBeGreaterThan(evenings)
  }, 60_000)
})
