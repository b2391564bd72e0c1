import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomInt, seeded } from '#domain/random.ts'
import { applyMove } from '#domain/table/apply-move.ts'

import { type TableTime, tableTime, withTime } from '#domain/table/more-time.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import type { Actor, TableState } from '#domain/table/seating.ts'
import { games } from '#games/registry.ts'
import { loadRandomGames } from '#tests/support/games/load-random-games.ts'
import {
  actorAt,
  countTables,
  seatings,
  shrinking,
  startGame,
} from '#tests/support/games/random-games.ts'

type Games = Awaited<ReturnType<typeof loadRandomGames>>
/** One of two tables that play the same game, each by its own clocks. */
type Table = { state: TableState; now: number; random: () => number }

const runs = process.env.FULL ? 300 : 25
const timeoutMs = 60_000
const beginMs = 1_000_000
/** Meyer is another game after eight minutes, whatever its clocks. */
const maxMs = 7 * 60_000
const choices = ['usual', 'longer', 'double'] as const
const times = choices.flatMap((choice) => [tableTime(choice), tableTime(choice, true)])
/** Which of its clocks ends first is a difference of deadlines: all of them change alike. */
const hasClocksSideBySide = (slug: string) => slug === 'word-guess'

describe.each(games.map(({ slug }) => slug))('%s', (slug) => {
  test.each(seatings)(
    'differs by nothing but deadlines, however time is chosen; phone: %s',
    async (seating) => {
      const played = await loadRandomGames(slug)
      const wishes = fc.array(fc.nat({ max: 999 }), { minLength: 20, maxLength: 120, size: 'max' })
      const max = countTables(played) - 1
      const game = fc.record({ seed: fc.nat(), table: fc.nat({ max }), wishes })
      let longer = 0
      let moves = 0
      const property = fc.property(game, ({ seed, table, wishes: each }) => {
        const usual = open(played, seed, table, seating)
        const other = open(played, seed, table, seating)
        const who = seeded(seed)
        for (const wish of each) {
          if (Math.max(usual.now, other.now) > beginMs + maxMs) return
          const time = hasClocksSideBySide(slug)
            ? tableTime(choices[seed % choices.length] ?? 'usual')
            : times[wish % times.length]
          other.state = withTime(other.state, time)
          const isStuck = !step(played, usual, other, wish, randomInt(1000, who))
          moves += 1
          longer += Number(expectSame(played, usual, other))
          if (isStuck) return
        }
      })
      fc.assert(property, { numRuns: runs, seed: 20261128, ...shrinking })
      expect(moves).toBeGreaterThan(200)
      // Not every game has a clock on one phone.
      if (seating === 'own') expect(longer).toBeGreaterThan(0)
    },
    timeoutMs,
  )
})

function open(games: Games, seed: number, table: number, seating: 'passed' | 'own'): Table {
  const random = seeded(seed)
  return { state: startGame(games, table, seating, random), now: beginMs, random }
}

/** A move at both, at once or when all are awake, or what is due at each: false where none is left. */
function step(games: Games, usual: Table, other: Table, wish: number, who: number): boolean {
  const { rules, tries } = games
  if (rules.ended(usual.state)) return false
  const due = rules.due(usual.state)
  if (due && wish % 3 === 0) {
    for (const table of [usual, other]) {
      const own = rules.due(table.state)
      table.now = Math.max(table.now, own?.atMs ?? table.now)
      if (own) act(games, table, own.move, 'clock')
    }
    return true
  }
  const isWaking = wish % 3 === 1
  for (const table of [usual, other]) {
    table.now += 1
    if (isWaking) table.now = Math.max(table.now, wakesAt(table.state))
  }
  const isLate = [usual, other].some(({ state, now }) => (rules.due(state)?.atMs ?? now) < now)
  if (isLate) return false
  const by = actorAt(usual.state, who)
  const moves = tries(usual.state, by)
  const move = moves[wish % moves.length]
  if (move === undefined) return false
  expect(act(games, other, move, by)).toBe(act(games, usual, move, by))
  return true
}

/** The code of a refusal. */
function act({ rules }: Games, table: Table, move: unknown, by: Actor): string | null {
  const { state, now, random } = table
  const outcome = applyMove(rules, state, move, { by, now, random, away: [] })
  if (isRefusal(outcome)) return outcome.refused
  table.state = outcome
  return null
}

/** True where a clock is longer. */
function expectSame({ rules }: Games, usual: Table, other: Table): boolean {
  const [one, two] = [usual, other].map(({ state }) => withoutDeadlines(state))
  if (!isDeepStrictEqual(one, two)) expect(two).toEqual(one)
  const [due, later] = [usual, other].map(({ state, now }) => {
    const next = rules.due(state)
    return next && next.atMs - now
  }) as [number | null, number | null]
  expect(later === null).toBe(due === null)
  return due !== null && later !== null && later > due + 1
}

/** The last moment from which on sleeping buttons wake. */
function wakesAt(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return Math.max(
    0,
    ...Object.entries(value).map(([key, each]) =>
      key === 'wakesAtMs' ? Number(each) : wakesAt(each),
    ),
  )
}

const deadlines = /^(time|lengthMs|leftMs|runningSince|\w*[aA]tMs|\w*[uU]ntilMs)$/

function withoutDeadlines(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDeadlines)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !deadlines.test(key))
      .map(([key, each]) => [key, withoutDeadlines(each)]),
  )
}

describe('the first clock of a game with a phone each', () => {
  const [double, asked] = [tableTime('double'), tableTime('usual', true)]
  test.each([
    ['never-have-i-ever', 40_000, 80_000, 60_000],
    ['most-likely-to', 40_000, 80_000, 60_000],
    ['category', 8000, 16_000, 16_000],
    ['country-island-city', 10_000, 20_000, 20_000],
    ['drunk-dice', 10_000, 20_000, 20_000],
    ['meyer', 10_000, 20_000, 20_000],
    ['more-or-less', 20_000, 40_000, 30_000],
    ['word-guess', 20_000, 40_000, 40_000],
  ])('of %s: %i ms, doubled %i, and %i where a seat asked', async (slug, defaultMs, ...longer) => {
    const played = await loadRandomGames(slug)
    const firstMs = (time: TableTime | undefined) => {
      const setup = { ...setupOf(played), ...(time && { time }) }
      const state = played.rules.start(setup, { now: beginMs, random: seeded(1), away: [] })
      return (played.rules.due(state)?.atMs ?? 0) - beginMs
    }
    expect(firstMs(undefined)).toBe(defaultMs)
    expect([double, asked].map(firstMs)).toEqual(longer)
  })
})

function setupOf({ options, lists = [] }: Games) {
  const players = ['Sofie', 'Emil', 'Ida', 'Noah'].map((name) => ({ id: name, name }))
  return { players, lists, options: options[0], seating: 'own' as const }
}
