import { expect, test } from 'vitest'
import { newStampsMessage } from './new-stamps-message.ts'

test.each([
  ['none', ['Early Bird'], ['Early Bird'], null],
  ['one', ['Early Bird'], ['Early Bird', 'First Blood'], 'Stamp: First Blood'],
  ['two', [], ['First Blood', 'Two Faces'], 'Stamps: First Blood, Two Faces'],
])('%s', (_, before, after, said) => {
  expect(newStampsMessage(before, after)).toBe(said)
})
