import { describe, expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import { type Card, type GameCard, listOf, type Move } from './rules-state.ts'
import { cards, layOn, prompt } from './rules-test-table.ts'

const named = Array.from({ length: 8 }, () =>
  Array.from({ length: 60 }, (_, at) => `${at} of {player}, {other}`),
)
const { start, must, play } = playRules(rules, options.defaults, { lists: named })
const skip: Move = { type: 'skip' }
const chances = Array.from({ length: 20 }, (_, at) => at)

const dare = { game: 'truth-or-dare', task: { kind: 'dare', prompt } } as const
const fresh: Card = { game: null, rule: { prompt, left: 4 }, isOver: false }
const acting: Card = { ...cards.charades, phase: 'acting' }
const broken: Card = { ...cards.category, phase: 'settled', loser: 2 }
const fingers: Card = { ...cards['most-likely-to'], phase: 'reveal' }

describe('Back, and on again', () => {
  test.each<[string, Card, Move]>([
    [
      'a choice gives the dare that it gave',
      cards['truth-or-dare'],
      { type: 'choose', kind: 'dare' },
    ],
    ['a dare done turns what it turned', dare, { type: 'done' }],
    ['marks counted do', cards['never-have-i-ever'], { type: 'next' }],
    ['fingers counted do', fingers, { type: 'next' }],
    ['a round that was broken does', broken, { type: 'next' }],
    ['a rule agreed does', fresh, { type: 'next' }],
    ['another rule is the one it was', fresh, skip],
    ['another card is the one it was', cards.category, skip],
    ['another column is', cards['country-island-city'], skip],
    ['another dare is', dare, skip],
  ])('%s', (_, card, move) => {
    const before = layOn(start(), card)
    const after = must(before, move)
    for (const chance of chances) {
      expect(must(before, move, { random: seeded(chance) })).toEqual(after)
    }
  })

  test('however the last card went, the same one comes', () => {
    const before = play(layOn(start(), cards.charades), { type: 'start' })
    const after = play(before, { type: 'got' })
    expect(play(before, { type: 'missed' }).card).toEqual(after.card)
  })

  test.each<[string, Card, Move[]]>([
    ['a dare', dare, [{ type: 'done' }]],
    ['a secret', acting, [{ type: 'start' }, { type: 'got' }]],
  ])(
    '%s that is swapped first changes nothing about whose card comes, and of which game',
    (_, card, moves) => {
      for (const turned of chances) {
        const before = { ...layOn(start(), card), turned }
        const after = play(before, ...moves)
        const other = play(before, skip, skip, ...moves)
        expect([other.seat, other.card.game]).toEqual([after.seat, after.card.game])
      }
    },
  )
})

test('another evening has other cards, and so has another turn: any game but the last', () => {
  const before = { ...layOn(start({ lasting: false }), dare), deck: start().deck }
  const games = (change: (at: number) => object) =>
    new Set(chances.map((at) => play({ ...before, ...change(at) }, { type: 'done' }).card.game))
  const [last = null] = before.recent
  for (const drawn of [games((seed) => ({ seed })), games((turned) => ({ turned }))]) {
    expect(drawn.size).toBe(5)
    expect(drawn.has(last)).toBe(false)
  }
})

test('swapped again and again, a card is not the same two by turns', () => {
  let state = layOn(start(), cards['country-island-city'])
  const columns = new Set<string | null>()
  for (let swap = 0; swap < 30; swap++) {
    state = play(state, skip)
    columns.add(rules.prompt(state))
  }
  // Country, island and city are on no list; the rest are.
  expect(columns.size).toBeGreaterThan(5)
})

test.each<[string, GameCard['game'][]]>([
  ['twice running, as earlier versions stored it', ['category', 'truth-or-dare']],
  ['once', ['truth-or-dare']],
])(
  'the only game with prompts comes again, and a game that came last does not: %s',
  (_, recent) => {
    const before = { ...layOn(start({ lasting: false }), dare), recent }
    const next = (state: typeof before) => play(state, { type: 'done' }).card.game
    for (const turned of chances) expect(next({ ...before, turned })).not.toBe('truth-or-dare')
    const { deck } = before
    const isTask = (at: number) => at === listOf.truth || at === listOf.dare
    const lists = deck.lists.map((list, at) => (isTask(at) ? list : []))
    expect(next({ ...before, deck: { ...deck, lists } })).toBe('truth-or-dare')
  },
)
