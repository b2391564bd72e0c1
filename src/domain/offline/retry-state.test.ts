import { expect, test } from 'vitest'
import { canRetry, formatRetryState, parseRetryState, recordRetry } from './retry-state.ts'

const nowMs = 1_800_000_000_000
const yearMs = 365 * 24 * 3_600_000

test.each([
  ['none', null, true],
  ['what nobody wrote', 'soon', true],
  ['one just now', `1 ${nowMs}`, false],
  ['one a moment less than ten seconds ago', `1 ${nowMs - 9_999}`, false],
  ['one ten seconds ago', `1 ${nowMs - 10_000}`, true],
  ['a second that long ago', `2 ${nowMs - 10_000}`, false],
  ['a second twice that long ago', `2 ${nowMs - 20_000}`, true],
  ['a fourth', `4 ${nowMs - 79_999}`, false],
  ['the hundredth, five minutes ago', `100 ${nowMs - 300_000}`, true],
  ['the hundredth, a little less long ago', `100 ${nowMs - 299_999}`, false],
  ['one by a clock that was a year ahead', `3 ${nowMs + yearMs}`, true],
])('after %s', (_, kept, isAllowed) => {
  expect(canRetry(parseRetryState(kept), nowMs)).toBe(isAllowed)
})

test.each([
  ['the first of all', null, 1],
  ['one that came as soon as it might', `1 ${nowMs - 10_000}`, 2],
  ['one by hand, before that', `2 ${nowMs - 500}`, 3],
  ['one long after it might have come', `5 ${nowMs - 320_000}`, 1],
])('%s makes a row of', (_, kept, times) => {
  const tries = recordRetry(parseRetryState(kept), nowMs)
  expect(tries).toEqual({ times, lastMs: nowMs })
  expect(parseRetryState(formatRetryState(tries))).toEqual(tries)
})
