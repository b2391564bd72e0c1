import { describe, expect, test } from 'vitest'
import { isRefusal } from '../table/refusal.ts'
import { parseCalendarDay } from './calendar-day.ts'
import {
  emptyCalendar,
  isDoorOpened,
  lastDecember,
  openDoor,
  openLateDoor,
  ordinal,
  readSavedCalendar,
  setToday,
} from './saved-calendar.ts'

const on = (today: string) => {
  const day = parseCalendarDay(today)
  if (day === null) throw new Error(`no such day: ${today}`)
  return day
}

describe('what is saved may be anything', () => {
  test.each([
    [null],
    ['2026-12-07'],
    [[]],
    [{}],
    [{ today: null, opened: [1] }],
    [{ today: '2026-12-99', opened: [1] }],
    [{ today: 20261207, opened: [1] }],
  ])('%j is an empty calendar', (saved) => {
    expect(readSavedCalendar(saved)).toEqual(emptyCalendar)
  })

  test.each([
    [
      [1, 7],
      [1, 7],
    ],
    [[0, 25, -1, 1.5, '3', null, 24, 24], [24]],
    ['1', []],
    [undefined, []],
  ])('the doors %j are read as %j', (opened, read) => {
    const today = '2026-12-07'
    expect(readSavedCalendar({ today, opened })).toEqual({ today, opened: read })
  })
})

describe('the server says what day it is', () => {
  test('what was opened this year stays so', () => {
    const kept = { today: '2026-12-03', opened: [1, 3] }
    expect(setToday(kept, on('2026-12-05'))).toEqual({ today: '2026-12-05', opened: [1, 3] })
    expect(setToday(kept, on('2026-12-03'))).toBe(kept)
  })

  test('a new year hangs new doors', () => {
    const kept = { today: '2026-12-31', opened: [1, 24] }
    expect(setToday(kept, on('2027-01-01'))).toMatchObject({ today: '2027-01-01', opened: [] })
  })

  test('the doors of last December are there until January is out', () => {
    const kept = { today: '2026-12-31', opened: [1, 24] }
    const hung = { today: '2026-12-31', opened: [1, 24] }
    const newYear = readSavedCalendar(setToday(kept, on('2027-01-01')))
    expect(lastDecember(kept)).toBeNull()
    expect(lastDecember(newYear)).toEqual(hung)
    expect(lastDecember(setToday(newYear, on('2027-01-31')))).toEqual(hung)
    expect(lastDecember(setToday(newYear, on('2027-02-01')))).toBeNull()
    expect(lastDecember(setToday(newYear, on('2028-01-01')))).toBeNull()
    expect(lastDecember(setToday(kept, on('2028-01-01')))).toBeNull()
    expect(lastDecember(setToday({ ...kept, opened: [] }, on('2027-01-01')))).toBeNull()
  })

  test('and may be opened late', () => {
    const newYear = { today: '2027-01-01', opened: [], openedBefore: [1] }
    expect(openLateDoor(newYear, 24)).toEqual({ ...newYear, openedBefore: [1, 24] })
    for (const kept of [newYear, { ...newYear, today: '2027-02-01' }])
      expect(openLateDoor(kept, 1)).toBe(kept)
  })

  test('a server that says it is earlier is believed, and later doors are closed again', () => {
    const kept = setToday({ today: '2026-12-24', opened: [5, 24] }, on('2026-12-06'))
    expect([isDoorOpened(kept, 5), isDoorOpened(kept, 24)]).toEqual([true, false])
  })
})

describe('a door is tapped', () => {
  test.each([
    ['before December', '2026-11-30', 1, 'Not before 1 December. It keeps.'],
    ['a day early', '2026-12-06', 7, 'Not before the 7th. It keeps.'],
    ['weeks early', '2026-12-01', 22, 'Not before the 22nd. It keeps.'],
    ['on its day', '2026-12-07', 7, null],
    ['later', '2026-12-08', 7, null],
    ['on the last day of the year', '2026-12-31', 24, null],
    ['in the new year', '2027-01-01', 24, 'Not before 24 December. It keeps.'],
  ])('%s, %s, door %i: %s', (_, today, door, refused) => {
    const outcome = openDoor({ today, opened: [] }, door)
    if (refused === null) expect(outcome).toEqual({ today, opened: [door] })
    else expect(outcome).toEqual({ refused })
  })

  test('where no server has ever said what day it is, all wait', () => {
    const outcome = openDoor(emptyCalendar, 1)
    expect(isRefusal(outcome) && outcome.refused).toMatch(/^The house clock .+\.$/)
  })

  test('twice counts once', () => {
    const kept = { today: '2026-12-07', opened: [7] }
    expect(openDoor(kept, 7)).toBe(kept)
  })
})

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [20, '20th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [24, '24th'],
])('%i is the %s', (day, words) => {
  expect(ordinal(day)).toBe(words)
})
