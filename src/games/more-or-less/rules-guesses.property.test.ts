import { describe, expect, test } from 'vitest'
import { type Random, seeded, shuffle } from '#domain/random.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import { dealAllItems } from '#tests/support/games/all-items.ts'
import { seatPlayers } from '#tests/support/games/play-rules.ts'
import { rules } from './rules.ts'
import { readItem } from './rules-items.ts'
import { options } from './rules-options.ts'
import type { Move, State } from './rules-state.ts'

type Answer = 'more' | 'less'
/** One card as everybody at the table saw it: the number that was shown, and the right answer. */
type Card = { unit: string; shown: number; right: Answer }
type Guess = (before: readonly Card[], shown: number, unit: string) => Answer

const games = 2000
const opposite = (answer: Answer): Answer => (answer === 'more' ? 'less' : 'more')
const ofUnit = (cards: readonly Card[], unit: string) => cards.filter((card) => card.unit === unit)

/** Players who know nothing of the things themselves. */
const players: Record<string, Guess> = {
  'the opposite of the last answer': (before) => opposite(before.at(-1)?.right ?? 'less'),
  'the last answer again': (before) => before.at(-1)?.right ?? 'more',
  'the answer that came less often': (before) =>
    before.filter(({ right }) => right === 'more').length * 2 > before.length ? 'less' : 'more',
  'back towards the middle of what was shown': (before, shown, unit) => {
    const seen = [...ofUnit(before, unit).map((card) => card.shown), shown].sort((a, b) => a - b)
    return shown > (seen[Math.floor((seen.length - 1) / 2)] ?? 0) ? 'less' : 'more'
  },
  'more than the lowest and less than the highest so far': (before, shown, unit) => {
    const seen = ofUnit(before, unit).map((card) => card.shown)
    if (seen.every((value) => shown < value)) return 'more'
    if (seen.every((value) => shown > value)) return 'less'
    return opposite(before.at(-1)?.right ?? 'less')
  },
}

function must(state: State, move: Move, random: Random): State {
  const outcome = rules.move(state, move, { by: 'device', now: 0, random, away: [] })
  if (isRefusal(outcome)) throw new Error(outcome.refused)
  return outcome
}

/** Plays one game to its end, and gives its cards. */
function play(measure: 0 | 5 | 10, seed: number): Card[] {
  const random = seeded(seed)
  const lists = dealAllItems().map((list) => shuffle(list, random))
  const chosen = { ...options.defaults, bets: false, seconds: 0, measure } as const
  const setup = { players: seatPlayers(4), lists, options: chosen, seating: 'passed' } as const
  let state = must(rules.start(setup, { now: 0, random, away: [] }), { type: 'begin' }, random)
  const cards: Card[] = []
  while (!rules.ended(state)) {
    const { unit, value: shown } = readItem(state.a)
    cards.push({ unit, shown, right: readItem(state.b).value > shown ? 'more' : 'less' })
    const answered = must(state, { type: random() < 0.5 ? 'more' : 'less' }, random)
    state = must(answered, { type: 'next' }, random)
  }
  return cards
}

const dealt = Array.from({ length: games }, (_, seed) =>
  play(([0, 5, 10] as const)[seed % 3] ?? 5, seed),
)
const count = dealt.flat().length

describe(`over ${games} games, a player who knows only what was shown and answered`, () => {
  test.each(Object.entries(players))('does no better than chance: %s', (_, guess) => {
    const right = dealt.flatMap((cards) =>
      cards.filter((card, at) => guess(cards.slice(0, at), card.shown, card.unit) === card.right),
    )
    expect(count).toBeGreaterThan(games * 10)
    // Four standard deviations of a fair coin that was thrown so often.
    expect(Math.abs(right.length / count - 0.5)).toBeLessThan(2 / Math.sqrt(count))
  })
})
