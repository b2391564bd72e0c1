import { describe, expect, test } from 'vitest'
import { lastDoor } from './calendar-day.ts'
import { doorKinds, doors, findDoor, hangingOrder } from './doors.ts'

const days = Array.from({ length: lastDoor }, (_, index) => index + 1)
const sentence = /[.?!]$/

test('every door from 1 to 24 hangs once', () => {
  expect([...hangingOrder].sort((one, other) => one - other)).toEqual(days)
})

test('and is scattered: no two that follow each other hang side by side', () => {
  for (const [at, door] of hangingOrder.entries()) {
    expect(Math.abs(door - (hangingOrder[at + 1] ?? Number.NaN))).not.toBe(1)
  }
})

test('there are as many, and none is like another', () => {
  expect(doors).toHaveLength(lastDoor)
  expect(new Set(doors.map(({ title }) => title)).size).toBe(lastDoor)
  expect(new Set(doors.map(({ text }) => text)).size).toBe(lastDoor)
  expect([findDoor(0), findDoor(25)]).toEqual([null, null])
})

test('every kind is called something', () => {
  expect(doorKinds).toEqual({
    game: { name: 'A two-minute game', short: 'Game' },
    question: { name: 'A question to pass round', short: 'Question' },
    dare: { name: 'A small dare', short: 'Dare' },
    riddle: { name: 'A riddle', short: 'Riddle' },
    house: { name: 'A house game, bent', short: 'House' },
  })
})

test('every kind hangs four times at least', () => {
  for (const kind of ['game', 'question', 'dare', 'riddle', 'house']) {
    expect(doors.filter((door) => door.kind === kind).length).toBeGreaterThanOrEqual(4)
  }
})

describe.each(days)('door %i', (day) => {
  const door = findDoor(day)
  if (door === null) throw new Error(`nothing behind door ${day}`)

  test('is written out in sentences', () => {
    expect(door.title).toMatch(/^[A-Z]/)
    expect(door.text).toMatch(sentence)
    if (door.kind === 'game') {
      expect(door.steps).toHaveLength(3)
      for (const step of door.steps) expect(step).toMatch(sentence)
    }
    if (door.kind === 'riddle') expect(door.answer).toMatch(sentence)
  })

  test('asks nobody to drink', () => {
    expect(JSON.stringify(door)).not.toMatch(/\b(sip|drink|beer|wine|shot|booze|alcohol)/i)
  })
})
