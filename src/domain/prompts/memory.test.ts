import { describe, expect, test } from 'vitest'
import { seeded } from '../random.ts'
import {
  areAllSeen,
  memoryOf,
  memorySize,
  orderByMemory,
  type PromptMemory,
  promptKey,
  readGroupMemory,
  remember,
  rememberFor,
} from './memory.ts'

const none: PromptMemory = []
const keys = (...texts: string[]) => texts.map(promptKey)
const prompts = (count: number) => Array.from({ length: count }, (_, index) => `Prompt ${index}`)

/** Plays evening after evening: deals, draws some, remembers. */
function evenings(pool: string[], drawsAnEvening: number, count: number): string[] {
  const random = seeded(count + pool.length)
  let memory = none
  return Array.from({ length: count }).flatMap(() => {
    const drawn = orderByMemory(pool, memory, random).slice(0, drawsAnEvening)
    for (const prompt of drawn) memory = remember(memory, promptKey(prompt))
    return drawn
  })
}

function closestRepeat(drawn: string[]): number {
  const lastSeen = new Map<string, number>()
  return drawn.reduce((closest, prompt, index) => {
    const gap = index - (lastSeen.get(prompt) ?? Number.NEGATIVE_INFINITY)
    lastSeen.set(prompt, index)
    return Math.min(closest, gap)
  }, Number.POSITIVE_INFINITY)
}

describe('spec §4: the memory keeps the last 40 prompts, a draw repeats until the prompt is new', () => {
  test.each([
    ['41 prompts, one a draw', 41, 1, 500],
    ['60 prompts, evenings of 7', 60, 7, 80],
    ['130 prompts, evenings of 40', 130, 40, 20],
  ])('%s: never again within 40', (_, size, draws, count) => {
    expect(closestRepeat(evenings(prompts(size), draws, count))).toBeGreaterThan(memorySize)
  })

  test('when every prompt is in memory the oldest returns', () => {
    const pool = prompts(5)
    const memory = keys(...pool).reduce(remember, none)
    expect(orderByMemory(pool, memory, seeded(1))).toEqual(pool)
  })

  test('across evenings everything is shown once before anything is shown twice', () => {
    const drawn = evenings(prompts(100), 10, 10)
    expect(new Set(drawn).size).toBe(100)
  })
})

test('a prompt that stands in two active packs is drawn once', () => {
  expect(orderByMemory(['a', 'b', 'a'], [], seeded(1)).sort()).toEqual(['a', 'b'])
})

test('showing a prompt again moves it to the front of the memory, not in twice', () => {
  const memory = keys('a', 'b', 'a').reduce(remember, none)
  expect(memory).toEqual(['b', 'a'].map(promptKey))
})

test('the memory of a device never outgrows itself', () => {
  expect(keys(...prompts(2500)).reduce(remember, none)).toHaveLength(2000)
})

test('cards without a price come first among those that are new, and among those that are not', () => {
  const pool = ['a', 'b {sips}', 'c', 'd {sips}', 'seen', 'seen {sips}']
  const memory = keys('seen', 'seen {sips}', ...prompts(memorySize))
  const isFree = (prompt: string) => !prompt.includes('{sips}')
  const ordered = orderByMemory(pool, memory, seeded(4), isFree)
  expect(ordered.map(isFree)).toEqual([true, true, false, false, true, false])
  expect(ordered.slice(4)).toEqual(['seen', 'seen {sips}'])
})

test.for<[string, string[][], boolean]>([
  ['all of it', [['a'], ['b']], true],
  ['all but one', [['a'], ['b', 'c']], false],
  ['the only card', [['a']], true],
  ['no cards', [[], []], false],
])('whether a table has seen %s', ([_, lists, isSeen]) => {
  expect(areAllSeen(lists, keys('a', 'b'))).toBe(isSeen)
})

describe('what each table has seen', () => {
  test('is its own', () => {
    const one = rememberFor({}, 'one', keys('a'), ['one', 'two'])
    const both = rememberFor(one, 'two', keys('b', 'c'), ['one', 'two'])
    expect([memoryOf(both, 'one'), memoryOf(both, 'two'), memoryOf(both, null)]).toEqual([
      ...[keys('a'), keys('b', 'c'), []],
    ])
  })

  test('of a table that is forgotten goes with the next prompt', () => {
    const both = { one: keys('a'), two: keys('b') }
    expect(rememberFor(both, 'two', keys('c'), ['two', 'three'])).toEqual({ two: keys('b', 'c') })
  })

  test('of an earlier build is that of the first table that plays', () => {
    const older = readGroupMemory(keys('a'))
    expect([memoryOf(older, null), memoryOf(older, 'one')]).toEqual([keys('a'), keys('a')])
    const next = rememberFor(older, 'one', keys('b'), ['one'])
    expect([memoryOf(next, 'one'), memoryOf(next, 'two')]).toEqual([keys('a', 'b'), []])
  })

  test.each([
    ['nothing', null],
    ['text', 'x'],
    ['numbers', [1, 2]],
    ['broken', { a: 1 }],
  ])('saved as %s is nothing', (_, saved) => {
    expect(memoryOf(readGroupMemory(saved), 'a')).toEqual([])
  })
})
