import { describe, expect, test } from 'vitest'
import { memorySize } from '#domain/prompts/memory.ts'
import { randomInt, seeded } from '#domain/random.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import { seatPlayers } from '#tests/support/games/play-rules.ts'
import { games, lists } from '#tests/support/games/random-moves/mix.ts'
import { testRandomGames } from '#tests/support/games/test-random-games.ts'
import { rules } from './rules.ts'
import { maxRules } from './rules-draw.ts'
import { type MixedGame, options } from './rules-options.ts'
import type { State } from './rules-state.ts'

const { defaults } = options
const evenings = 10

testRandomGames('Mix', {
  ...games,
  holds(state) {
    games.holds?.(state)
    holdsAlways(state)
  },
})

function holdsAlways({ lasting, expired, round, options, points, over }: State): void {
  if (lasting.length > maxRules) throw new Error('Three rules are on.')
  if (lasting.some(({ left }) => left < 1)) throw new Error('A rule has outlived its time.')
  if (over && lasting.length + expired.length > 0) throw new Error('A rule outlives the evening.')
  if (options.cards > 0 && round > options.cards) throw new Error('A card too many.')
  if (points.some((count) => count < 0)) throw new Error('Less than no points.')
}

describe('evenings from the first card to the two hundredth', () => {
  test.each([
    ['all six', {}, 3],
    ['with many at the table', {}, 20],
    ['two games', { never: false, truth: false, likely: false, country: false }, 4],
    ['three games and no rules', { never: false, truth: false, likely: false, lasting: false }, 4],
  ])('%s: never one twice running, and no prompt within 40', (_, change, players) => {
    const tally = new Map<MixedGame, number>()
    for (let seed = 1; seed <= evenings; seed++) {
      const { played, prompts } = playThrough({ ...defaults, ...change, cards: 0 }, players, seed)
      const runs = played.filter((game, at) => game === played[at - 1])
      expect(runs).toEqual([])
      const early = prompts.filter((prompt, at) => {
        const before = prompts.lastIndexOf(prompt, at - 1)
        return at > 0 && before >= 0 && at - before <= memorySize
      })
      expect(early).toEqual([])
      for (const game of played) tally.set(game, (tally.get(game) ?? 0) + 1)
    }
    // Every game as often, whatever its packs hold: within a fifth of its share.
    const share = (evenings * 200) / tally.size
    for (const count of tally.values()) expect(Math.abs(count - share)).toBeLessThan(share / 5)
  })
})

/** Two hundred cards, each played in as few moves as it takes. */
function playThrough(chosen: typeof defaults, count: number, seed: number) {
  const random = seeded(seed)
  const context = { now: 0, random, away: [] }
  const played: MixedGame[] = []
  const prompts: string[] = []
  const players = seatPlayers(count)
  let state = rules.start({ players, lists, options: chosen, seating: 'passed' }, context)
  while (state.round <= 200) {
    const { game } = state.card
    if (game && game !== 'vote' && played.length < state.round) played.push(game)
    const prompt = rules.prompt(state)
    if (prompt !== null && prompt !== prompts.at(-1)) prompts.push(prompt)
    state = step(state, () => randomInt(1000, random) / 1000)
  }
  return { played, prompts }
}

/** The first move that is allowed, of those that bring the card nearest to its end. */
function step(state: State, random: () => number): State {
  const due = rules.due(state)
  const moves = games.tries(state, 'device').filter(({ type }) => type !== 'skip')
  for (const move of due ? [due.move, ...moves] : moves) {
    const isDue = move === due?.move
    const by = isDue ? 'clock' : 'device'
    const now = isDue ? due.atMs : 0
    const outcome = rules.move(state, move, { by, now, random, away: [] })
    if (!isRefusal(outcome)) return outcome
  }
  throw new Error(`Nothing goes on from ${state.card.game}`)
}
