import { describe, expect, test } from 'vitest'
import { seeded } from '../random.ts'
import { memorySize, orderByMemory, promptKey, readMemory, remember } from './memory.ts'

const prompts = (count: number) => Array.from({ length: count }, (_, index) => `Prompt ${index}`)

/** Plays evening after evening: deals, draws some, remembers. */
function evenings(pool: string[], drawsAnEvening: number, count: number): string[] {
  const random = seeded(count + pool.length)
  let memory = readMemory(null)
  return Array.from({ length: count }).flatMap(() => {
    const drawn = orderByMemory(pool, memory, random).slice(0, drawsAnEvening)
    for (const prompt of drawn) memory = remember(memory, prompt)
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
    const memory = pool.reduce(remember, readMemory(null))
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
  const memory = ['a', 'b', 'a'].reduce(remember, readMemory(null))
  expect(memory).toEqual(['b', 'a'].map(promptKey))
})

test('the memory of a device never outgrows itself', () => {
  expect(prompts(2500).reduce(remember, readMemory(null))).toHaveLength(2000)
})

test.each([
  ['nothing', null],
  ['text', 'x'],
  ['numbers', [1, 2]],
  ['an object', { a: 1 }],
])('a saved memory that is %s is an empty one', (_, saved) => {
  expect(readMemory(saved)).toEqual([])
})
