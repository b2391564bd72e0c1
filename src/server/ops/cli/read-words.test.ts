import { describe, expect, test } from 'vitest'
import { describeFilled } from './describe-filled.ts'
import { formatTime } from './format-time.ts'
import { readLimit } from './read-limit.ts'
import { readReason } from './read-reason.ts'

const sayWhy = 'Say why: --reason "…", at most 200 characters on one line.'

test.each([
  ['is kept without the space around it', ' lost phone ', { reason: 'lost phone' }],
  ['may be long', 'x'.repeat(200), { reason: 'x'.repeat(200) }],
  ['may not be longer', 'x'.repeat(201), { problem: sayWhy }],
  ['is missing', undefined, { problem: sayWhy }],
  ['is blank', '  ', { problem: sayWhy }],
  ['is on two lines', 'lost\nphone', { problem: sayWhy }],
  ['hides a sign', 'lost\u202ephone', { problem: sayWhy }],
])('a reason %s', (_, given, read) => {
  expect(readReason(given)).toEqual(read)
})

const sayHowMany = 'Say how many: a number from 1 to 100000.'

test.each([
  [undefined, { limit: 20 }],
  ['1', { limit: 1 }],
  ['100000', { limit: 100_000 }],
  ['0', { problem: sayHowMany }],
  ['100001', { problem: sayHowMany }],
  ['-3', { problem: sayHowMany }],
  ['ten', { problem: sayHowMany }],
  ['0000005', { problem: sayHowMany }],
  [true, { problem: sayHowMany }],
])('a limit of %j', (given, read) => {
  expect(readLimit(given, 20)).toEqual(read)
})

test('a moment is printed in UTC, to the minute', () => {
  expect(formatTime(Date.UTC(2026, 10, 25, 1, 2, 59))).toBe('2026-11-25 01:02')
})

describe('what was found after a server was filled', () => {
  test.each([
    [
      { rows: 2, textsChanged: 0, unbalanced: 0 },
      ['2 rows, counted again in every table; every balance is the sum of its ledger.'],
    ],
    [
      { rows: 1, textsChanged: 1, unbalanced: 1 },
      [
        '1 row. 1 balance differed from the ledger before already: see to these.',
        '1 text held a NUL, which Postgres cannot keep: now a � stands there.',
      ],
    ],
  ])('%j', (filled, lines) => {
    expect(describeFilled(filled)).toEqual(lines)
  })
})
