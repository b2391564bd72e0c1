import { describe, expect, test } from 'vitest'
import { noActivity } from '../profile/activity.ts'
import { isRewardEarned, offeredRewards } from '../profile/rewards.ts'
import {
  calendarDayAt,
  daysToFirstDoor,
  doorRewardId,
  lastDoor,
  parseCalendarDay,
} from './calendar-day.ts'

const at = (text: string) => calendarDayAt(Date.parse(text))

describe('how many doors are open', () => {
  test.each([
    ['in the middle of the year', '2026-07-01T12:00:00Z', 0],
    ['on the last moment of November', '2026-11-30T23:59:59.999Z', 0],
    ['from the first moment of December', '2026-12-01T00:00:00.000Z', 1],
    ['to the end of that day', '2026-12-01T23:59:59.999Z', 1],
    ['a moment later', '2026-12-02T00:00:00.000Z', 2],
    ['on the 23rd', '2026-12-23T23:59:59.999Z', 23],
    ['on the 24th', '2026-12-24T00:00:00.000Z', 24],
    ['on the 25th, and no 25th door', '2026-12-25T00:00:00.000Z', 24],
    ['to the end of the year', '2026-12-31T23:59:59.999Z', 24],
    ['in the new year, which has doors of its own', '2027-01-01T00:00:00.000Z', 0],
    ['on the day that only some years have', '2028-02-29T12:00:00Z', 0],
    ['in December of such a year', '2028-12-07T00:00:00Z', 7],
    ['where it is the 2nd in Oslo alone', '2026-12-02T00:30:00+01:00', 1],
    ['where it is still the 1st in Hawaii', '2026-12-01T23:00:00-10:00', 2],
  ])('%s, %s: %i', (_, now, openUpTo) => {
    const day = at(now)
    expect(day.openUpTo).toBe(openUpTo)
    expect(day.year).toBe(new Date(now).getUTCFullYear())
    expect(parseCalendarDay(day.today)).toEqual(day)
  })

  test('a door is open when its reward may be claimed, on every day of two years', () => {
    const hourMs = 60 * 60 * 1000
    for (let now = Date.UTC(2027, 0); now < Date.UTC(2029, 0); now += 11 * hourMs) {
      const { year, openUpTo } = calendarDayAt(now)
      for (let door = 1; door <= lastDoor; door++) {
        const isClaimable = isRewardEarned(doorRewardId(year, door), noActivity, now)
        expect(isClaimable, `${door} at ${new Date(now).toISOString()}`).toBe(door <= openUpTo)
      }
      const offered = offeredRewards(now).filter(({ id }) => id.startsWith('calendar-'))
      expect(offered).toHaveLength(openUpTo)
    }
  })
})

describe('a day that is written down', () => {
  test.each([
    ['2026-12-07', { today: '2026-12-07', year: 2026, openUpTo: 7 }],
    ['2028-02-29', { today: '2028-02-29', year: 2028, openUpTo: 0 }],
    ['2026-02-29', null],
    ['2026-13-01', null],
    ['2026-12-7', null],
    ['7 December', null],
    ['', null],
    ['2026-12-07T00:00:00Z', null],
  ])('%j', (today, day) => {
    expect(parseCalendarDay(today)).toEqual(day)
  })
})

test.each([
  ['2026-11-30', 1],
  ['2026-11-22', 9],
  ['2026-12-01', 0],
  ['2026-12-31', 0],
  ['2027-01-01', 334],
  ['2028-01-01', 335],
  ['2028-02-29', 276],
])('from %s it is %i days to the first door', (today, days) => {
  const day = parseCalendarDay(today)
  expect(day && daysToFirstDoor(day)).toBe(days)
})
