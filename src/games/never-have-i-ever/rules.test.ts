import { describe, expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { type Options, options } from './rules-options.ts'
import type { Move } from './rules-state.ts'

const prompts = Array.from({ length: 90 }, (_, at) => `done thing ${at} with {other}`)
const table = { names: ['Ann', 'Bo', 'Cy'], lists: [prompts] }
const { start, play, refusal, recap } = playRules(rules, messages, options.defaults, table)
const next: Move = { type: 'next' }
const skip: Move = { type: 'skip' }
const mark = (seat: number): Move => ({ type: 'mark', seat })

describe('owning up', () => {
  test.each<[string, Partial<Options>, Move[], number[]]>([
    ['those who have lose a petal each', {}, [mark(0), mark(2), next], [1, 0, 1]],
    ['a mark can be taken back', {}, [mark(0), mark(2), mark(0), mark(1), next], [0, 1, 1]],
    ['when nobody has, the reader loses one', {}, [next], [1, 0, 0]],
    ['the next reader is the next to lose one', {}, [next, next], [1, 1, 0]],
    ['by house rule nobody loses when nobody has', { nobody: false }, [next], [0, 0, 0]],
    ['by house rule nothing is counted', { count: false }, [next, next], [0, 0, 0]],
    ['the story costs nothing more', {}, [mark(1), next, next], [0, 1, 0]],
  ])('%s', (_, rule, moves, lost) => {
    expect(play(start(rule), ...moves).lost).toEqual(lost)
  })

  test('the view names who would lose a petal before the table moves on', () => {
    expect(rules.view(start(), 'device').losing).toEqual([0])
    expect(rules.view(play(start(), mark(2), mark(1)), 'device').losing).toEqual([2, 1])
    expect(rules.view(start({ count: false }), 'device').losing).toEqual([])
  })

  test('marks are gone with the prompt they were for', () => {
    expect(play(start(), mark(1), mark(2), next).card.guilty).toEqual([])
    expect(play(start(), mark(1), skip).card.guilty).toEqual([])
  })
})

describe('exactly one has', () => {
  test('the table hears the story before it moves on', () => {
    const before = play(start(), mark(1), next)
    expect(rules.view(before, 'device')).toMatchObject({ teller: 1, round: 1, losing: [] })
    expect(refusal(before, mark(2))).toBe('Story first.')
    expect(rules.view(play(before, next), 'device')).toMatchObject({ teller: null, round: 2 })
  })

  test.each<[string, Partial<Options>, Move[]]>([
    ['two have', {}, [mark(0), mark(1), next]],
    ['nobody has', {}, [next]],
    ['the house rule is off', { story: false }, [mark(1), next]],
  ])('no story when %s', (_, rule, moves) => {
    expect(rules.view(play(start(rule), ...moves), 'device')).toMatchObject({
      teller: null,
      round: 2,
    })
  })
})

describe('turns', () => {
  test.each([2, 3, 8, 20])('%i players read equally often, clockwise', (count) => {
    let state = start({ rounds: 0 }, count)
    const readers = Array.from({ length: count * 3 }, () => {
      const { turn: reader } = state
      state = play(state, next)
      return reader
    })
    expect(readers).toEqual(readers.map((_, turn) => turn % count))
  })

  test('“Not for us” swaps the prompt: same reader, same round, no petal', () => {
    const before = start()
    const after = play(before, skip)
    expect(after.card.prompt.raw).not.toBe(before.card.prompt.raw)
    expect(after).toMatchObject({ turn: 0, round: 1, lost: [0, 0, 0] })
  })
})

describe('the end', () => {
  const nexts = (count: number) => Array.from({ length: count }, () => next)

  test.each([20, 40, 60] as const)('comes after %i prompts', (rounds) => {
    const last = play(start({ rounds, nobody: false }), ...nexts(rounds - 1))
    expect(rules.ended(last)).toBe(false)
    const over = play(last, next)
    expect(rules.ended(over)).toBe(true)
    expect(rules.prompt(over)).toBeNull()
    expect(refusal(over, next)).toBe('The game is over.')
  })

  test('waits for the last story', () => {
    const last = play(start({ rounds: 20 }), ...nexts(19), mark(0))
    expect(rules.ended(play(last, next))).toBe(false)
    expect(rules.ended(play(last, next, next))).toBe(true)
  })

  test('does not come by itself when the table counts nothing until it stops', () => {
    const state = play(start({ rounds: 0, count: false }), ...nexts(200))
    expect(rules.ended(state)).toBe(false)
  })

  test.each<[string, Partial<Options>, Move[], number]>([
    ['of one, once they have told the last story', {}, [mark(1), next, next], 9],
    ['of two at once', {}, [mark(0), mark(1), next], 9],
    ['without a number of prompts', { rounds: 0 }, [mark(0), mark(1), next], 9],
  ])('comes with the tenth petal %s', (_, rule, turn, before) => {
    const rounds = (count: number) => Array.from({ length: count }, () => turn).flat()
    const last = play(start({ nobody: false, ...rule }), ...rounds(before))
    expect(Math.min(...rules.view(last, 'device').petals)).toBe(1)
    expect(rules.ended(last)).toBe(false)
    const over = play(last, ...turn)
    expect(Math.min(...rules.view(over, 'device').petals)).toBe(0)
    expect(rules.ended(over)).toBe(true)
  })

  test('comes with the next prompt of a game that was saved when petals had no end', () => {
    const saved = { ...start({ nobody: false }), lost: [14, 2, 0] }
    expect(rules.view(saved, 'device').petals).toEqual([0, 8, 10])
    expect(rules.ended(play(saved, next))).toBe(true)
  })

  test.each<[string, Move[], string, number[]]>([
    ['nobody', [], 'Not a petal lost. Nobody believes you.', [0, 1, 2]],
    ['one', [mark(1), next, next], 'Bo has lived.', [0, 2]],
    ['two', [mark(0), mark(1), next], 'Ann and Bo have lived.', [2]],
  ])('names who lost most, and most petals left wins: %s', (_, moves, headline, winners) => {
    expect(recap(play(start({ nobody: false }), ...moves))).toMatchObject({
      headline,
      winners,
    })
  })

  test('lists everybody, most petals left first', () => {
    const { rows } = recap(play(start(), mark(0), mark(1), next))
    expect(rows).toMatchObject([
      { seat: 2, score: '10', note: 'petals left, 0 lost in 2' },
      { seat: 0, score: '9', note: 'petals left, 1 lost in 2' },
      { seat: 1, score: '9', note: 'petals left, 1 lost in 2' },
    ])
  })
})

test.each([
  ['a seat nobody sits on', start(), mark(9), 'Nobody sits there.'],
  [
    'a mark when nothing is counted',
    start({ count: false }),
    mark(0),
    'Nobody is counting tonight.',
  ],
])('refused: %s', (_, state, move, sentence) => {
  expect(refusal(state, move)).toBe(sentence)
})

test('other packs are drawn from the next prompt on', () => {
  const state = rules.changePacks(start(), [['from another pack']])
  expect(state.card.prompt.raw).toBe('done thing 0 with {other}')
  expect(play(state, next).card.prompt.raw).toBe('from another pack')
})
