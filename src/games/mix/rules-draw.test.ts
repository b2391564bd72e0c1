import { describe, expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { inGame, layOn, prompt } from '#tests/support/games/mix-table.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { listOf } from './mixed-card.ts'
import { rules } from './rules.ts'
import { type MixedGame, options } from './rules-options.ts'
import type { Card, Move, State } from './rules-state.ts'

const named = Array.from({ length: 8 }, () =>
  Array.from({ length: 60 }, (_, at) => `${at} of {player}, {other}`),
)
const { start, must, play } = playRules(rules, messages, options.defaults, { lists: named })
const skip: Move = { type: 'skip' }
const chances = Array.from({ length: 20 }, (_, at) => at)

const lay = (game: MixedGame, change?: object) => layOn(start(), game, change)
const choose = inGame('truth-or-dare', 'choose', { kind: 'dare' })
const done = inGame('truth-or-dare', 'done')
const begin = inGame('charades', 'start')
const got = inGame('charades', 'got')
const dare = () => play(lay('truth-or-dare'), choose)
const rule: Card = { game: null, rule: { prompt, left: 4 }, isOver: false }
const fresh = () => ({ ...start(), card: rule })

describe('Back, and on again', () => {
  test.each<[string, State, Move]>([
    ['a choice gives the dare that it gave', lay('truth-or-dare'), choose],
    ['a dare done turns what it turned', dare(), done],
    ['marks counted do', lay('never-have-i-ever'), inGame('never-have-i-ever', 'next')],
    [
      'fingers counted do',
      lay('most-likely-to', { phase: 'reveal' }),
      inGame('most-likely-to', 'next'),
    ],
    [
      'a round that was broken does',
      lay('category', { phase: 'settled', loser: 2 }),
      inGame('category', 'next'),
    ],
    ['a rule agreed does', fresh(), { type: 'next' }],
    ['another rule is the one it was', fresh(), skip],
    ['another card is the one it was', lay('category'), skip],
    ['another column is', lay('country-island-city'), skip],
    ['another dare is', dare(), skip],
  ])('%s', (_, before, move) => {
    const after = must(before, move)
    for (const chance of chances) {
      expect(must(before, move, { random: seeded(chance) })).toEqual(after)
    }
  })

  test('however the last card went, the same one comes', () => {
    const before = play(lay('charades'), begin)
    const after = play(before, got)
    expect(play(before, inGame('charades', 'missed')).card).toEqual(after.card)
  })

  test.each<[string, State, Move[]]>([
    ['a dare', dare(), [done]],
    ['a secret', lay('charades'), [begin, got]],
  ])(
    '%s that is swapped first changes nothing about whose card comes, and of which game',
    (_, laid, moves) => {
      for (const turned of chances) {
        const before = { ...laid, turned }
        const after = play(before, ...moves)
        const other = play(before, skip, skip, ...moves)
        expect([other.turn, other.card.game]).toEqual([after.turn, after.card.game])
      }
    },
  )
})

test('another evening has other cards, and so has another turn: any game but the last', () => {
  const before = {
    ...play(layOn(start({ lasting: false }), 'truth-or-dare'), choose),
    deck: start().deck,
  }
  const games = (change: (at: number) => object) =>
    new Set(chances.map((at) => play({ ...before, ...change(at) }, done).card.game))
  const [last = null] = before.recent
  for (const drawn of [games((seed) => ({ seed })), games((turned) => ({ turned }))]) {
    expect(drawn.size).toBe(5)
    expect(drawn.has(last)).toBe(false)
  }
})

test('swapped again and again, a card is not the same two by turns', () => {
  let state = lay('country-island-city')
  const columns = new Set<string | null>()
  for (let swap = 0; swap < 30; swap++) {
    state = play(state, skip)
    columns.add(rules.prompt(state))
  }
  // Country, island and city are on no list; the rest are.
  expect(columns.size).toBeGreaterThan(5)
})

test.each<[string, MixedGame[]]>([
  ['twice running, as earlier versions stored it', ['category', 'truth-or-dare']],
  ['once', ['truth-or-dare']],
])(
  'the only game with prompts comes again, and a game that came last does not: %s',
  (_, recent) => {
    const before = { ...play(layOn(start({ lasting: false }), 'truth-or-dare'), choose), recent }
    const next = (state: typeof before) => play(state, done).card.game
    for (const turned of chances) expect(next({ ...before, turned })).not.toBe('truth-or-dare')
    const { deck } = before
    const isTask = (at: number) => at === listOf.truth || at === listOf.dare
    const lists = deck.lists.map((list, at) => (isTask(at) ? list : []))
    expect(next({ ...before, deck: { ...deck, lists } })).toBe('truth-or-dare')
  },
)
