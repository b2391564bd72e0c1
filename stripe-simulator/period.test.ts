import { expect, test } from 'vitest'
import { iso, seconds } from './open-for-test.ts'
import { nextPeriodEnd } from './period.ts'

const month = { interval: 'month', interval_count: 1 }
const year = { interval: 'year', interval_count: 1 }

test.each([
  ['31 days', month, '2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['a leap year', month, '2028-01-31', ['2028-02-29', '2028-03-31']],
  ['the 30th', month, '2026-12-30', ['2027-01-30', '2027-02-28', '2027-03-30']],
  ['the middle', month, '2026-11-15', ['2026-12-15', '2027-01-15']],
  ['a quarter', { ...month, interval_count: 3 }, '2026-11-30', ['2027-02-28', '2027-05-30']],
  ['leap day', year, '2028-02-29', ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  [
    'two weeks',
    { interval: 'week', interval_count: 2 },
    '2026-12-25',
    ['2027-01-08', '2027-01-22'],
  ],
  ['a day', { interval: 'day', interval_count: 1 }, '2026-12-31', ['2027-01-01', '2027-01-02']],
])('periods from %s on', (_, step, anchor, ends) => {
  const start = seconds(`${anchor}T23:30:05Z`)
  let end = start
  for (const expected of ends) {
    end = nextPeriodEnd(start, step, end)
    expect(iso(end)).toBe(`${expected}T23:30:05Z`)
  }
})
