import { expect, test } from 'vitest'
import { pollDelayMs } from './poll-plan.ts'

test.each([
  ['the first check comes after a second', 0, 1000],
  ['the second after two more', 1, 2000],
  ['the third after three more', 2, 3000],
  ['from then on every five seconds', 3, 5000],
  ['and so it stays', 400, 5000],
])('%s', (_, checksMade, delayMs) => {
  expect(pollDelayMs(checksMade)).toBe(delayMs)
})
