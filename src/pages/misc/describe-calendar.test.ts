import { expect, test } from 'vitest'
import { parseCalendarDay } from '#domain/calendar/calendar-day.ts'
import { describeCalendar, formatDate } from './describe-calendar.ts'

test.each([
  ['2026-01-01', '334 days to the first curtain.'],
  ['2028-02-29', '276 days to the first curtain.'],
  ['2026-11-22', 'Nine days to the first curtain.'],
  ['2026-11-30', 'One day to the first curtain.'],
  ['2026-12-01', 'It is the 1st. The first curtain may be lifted.'],
  ['2026-12-02', 'It is the 2nd. Two curtains may be lifted.'],
  ['2026-12-23', 'It is the 23rd. Twenty-three curtains may be lifted.'],
  ['2026-12-24', 'It is the 24th. Every curtain may be lifted.'],
  ['2026-12-25', 'All twenty-four hang open until the year is out.'],
  ['2026-12-31', 'All twenty-four hang open until the year is out.'],
])('on %s: %s', (today, words) => {
  expect(describeCalendar(parseCalendarDay(today))).toBe(words)
})

test('before anybody knows the day', () => {
  expect(describeCalendar(null)).toBe('A curtain a day, from 1 to 24 December.')
})

test('a date in words', () => {
  const day = parseCalendarDay('2026-12-07')
  expect(day && formatDate(day)).toBe('7 December')
})
