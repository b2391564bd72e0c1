import { expect, test } from 'vitest'
import { createAsyncCache } from './async-cache.ts'

function counting() {
  const made: string[] = []
  const latest = createAsyncCache<string>(2)
  const ask = (key: string) =>
    latest(key, async () => {
      made.push(key)
      return `${key} ${made.length}`
    })
  return { made, ask, latest }
}

test('what was made is kept', async () => {
  const { ask } = counting()
  expect([await ask('a'), await ask('b'), await ask('a')]).toEqual(['a 1', 'b 2', 'a 1'])
})

test('simultaneous calls share one result', async () => {
  const { made, ask } = counting()
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual(['a 1', 'a 1', 'a 1'])
  expect(made).toEqual(['a'])
})

test('the least recently used goes first', async () => {
  const { made, ask } = counting()
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('a failure rejects all waiting calls and is not cached', async () => {
  const { ask, latest } = counting()
  const fail = () => latest('a', () => Promise.reject(new Error('no ink')))
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('no ink')
  expect(await ask('a')).toBe('a 1')
})
