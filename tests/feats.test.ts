import { expect, test } from 'vitest'
import { randomInt, seeded } from '#domain/random.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import type { TableState } from '#domain/table/seating.ts'
import { games } from '#games/registry.ts'
import { loadRandomGames } from '#tests/support/games/load-random-games.ts'
import { countTables, playGame } from '#tests/support/games/random-games.ts'

const rounds = 12
const steps = 120
/** Counters of what nobody is told of once the night is over. */
const untold = /^(passes|skips|taken|gave|penalties|lost|owed|waits|away)$/

const tellers = new Set([
  ...['most-likely-to', 'charades', 'drunk-dice', 'word-guess', 'more-or-less', 'category'],
  ...['never-have-i-ever', 'truth-or-dare'],
])
const slugs = games.map(({ slug }) => slug)

test.each(slugs)(
  'what a night tells of %s comes from no secret, pass, price or drink',
  async (slug) => {
    const played = await loadRandomGames(slug)
    const { rules, secrets } = played
    const toldOf = (state: TableState) => {
      const { feats, bestPrompt } = rules.recap(state)
      return { feats, bestPrompt }
    }
    const random = seeded(29)
    let told = 0
    for (let round = 0; round < rounds; round++) {
      const wishes = Array.from({ length: steps }, () => randomInt(1_000, random))
      const game = { seed: round, table: round % countTables(played), wishes }
      for (const { outcome } of playGame(played, game, 'own')) {
        if (isRefusal(outcome)) continue
        const before = toldOf(outcome)
        told += before.feats?.length ?? 0
        for (const { replaced } of secrets?.(outcome) ?? []) {
          expect(toldOf(replaced)).toEqual(before)
        }
        expect(toldOf(withoutUntold(outcome))).toEqual(before)
      }
    }
    expect(told > 0).toBe(tellers.has(slug))
  },
)

function withoutUntold<State>(state: State): State {
  const text = JSON.stringify(state, (name, value) =>
    untold.test(name) && Array.isArray(value) ? value.map(() => 7) : value,
  )
  return JSON.parse(text)
}
