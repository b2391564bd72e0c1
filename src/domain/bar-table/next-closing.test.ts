import { expect, test } from 'vitest'
import { readClock, writeClock } from './bar.ts'
import { isTimeZone, nextClosing } from './next-closing.ts'

test.each([
  ['the same night', '2026-11-28T21:00:30Z', '02:00', 'Europe/Copenhagen', '2026-11-29T01:00:00Z'],
  ['before midnight', '2026-11-28T21:00:00Z', '23:30', 'Europe/Copenhagen', '2026-11-28T22:30:00Z'],
  ['a minute later', '2026-11-29T00:59:59Z', '02:00', 'Europe/Copenhagen', '2026-11-29T01:00:00Z'],
  [
    'at that very time',
    '2026-11-29T01:00:00Z',
    '02:00',
    'Europe/Copenhagen',
    '2026-11-30T01:00:00Z',
  ],
  ['after it', '2026-11-29T01:00:10Z', '02:00', 'Europe/Copenhagen', '2026-11-30T01:00:00Z'],
  ['midnight', '2026-11-28T21:00:00Z', '00:00', 'UTC', '2026-11-29T00:00:00Z'],
  ['west of here', '2026-11-28T21:00:00Z', '02:00', 'America/New_York', '2026-11-29T07:00:00Z'],
  ['half an hour off', '2026-11-28T21:00:00Z', '02:00', 'Asia/Kolkata', '2026-11-29T20:30:00Z'],
  [
    'clocks put forward',
    '2026-03-28T21:00:00Z',
    '04:00',
    'Europe/Copenhagen',
    '2026-03-29T02:00:00Z',
  ],
  ['clocks put back', '2026-10-24T21:00:00Z', '04:00', 'Europe/Copenhagen', '2026-10-25T03:00:00Z'],
])('closes %s', (_, now, closes, timeZone, closing) => {
  const closesMinute = readClock(closes) ?? -1
  const at = nextClosing(Date.parse(now), { closesMinute, timeZone })
  expect(new Date(at).toISOString()).toBe(closing.replace('Z', '.000Z'))
})

test.each([
  ['00:00', 0],
  ['23:59', 1439],
  ['24:00', null],
  ['2:00', null],
  ['02:60', null],
  ['', null],
])('the clock %s is minute %s', (typed, minute) => {
  expect(readClock(typed)).toBe(minute)
  if (minute !== null) expect(writeClock(minute)).toBe(typed)
})

test.each([
  ['Europe/Copenhagen', true],
  ['UTC', true],
  ['Nowhere/Land', false],
  ['', false],
])('%s is a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne)
})
