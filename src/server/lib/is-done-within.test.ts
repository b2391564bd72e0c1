import { expect, test } from 'vitest'
import { isDoneWithin } from './is-done-within.ts'

const never = new Promise(() => {})

test.each([
  ['what is done', Promise.resolve(), true],
  ['what goes on for ever', never, false],
])('%s', async (_, work, isDone) => {
  expect(await isDoneWithin(20, work)).toBe(isDone)
})

test('what fails is not taken for late', async () => {
  await expect(isDoneWithin(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
