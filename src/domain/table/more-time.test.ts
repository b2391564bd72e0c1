import { describe, expect, test } from 'vitest'
import {
  fixedMs,
  scoreLimit,
  sharedLimit,
  type TableTime,
  type TimeChoice,
  tableTime,
  timeChoiceOf,
  timeOf,
  turnLimit,
  withTime,
} from './more-time.ts'

describe('what ten seconds become', () => {
  test.each<[TimeChoice, boolean, turn: number, shared: number, score: number]>([
    ['usual', false, 10_000, 10_000, 10_000],
    ['longer', false, 15_000, 15_000, 15_000],
    ['double', false, 20_000, 20_000, 20_000],
    ['usual', true, 20_000, 15_000, 10_000],
    ['longer', true, 20_000, 15_000, 15_000],
    ['double', true, 20_000, 20_000, 20_000],
  ])('by %s, a seat asked: %s', (choice, isAsked, turn, shared, score) => {
    const table = timeOf({ time: tableTime(choice, isAsked) })
    expect(turnLimit(10_000, table)).toBe(turn)
    expect(sharedLimit(10_000, table)).toBe(shared)
    expect(scoreLimit(10_000, table)).toBe(score)
    expect(fixedMs(10_000)).toBe(10_000)
  })
})

test('longer limits end on half seconds, and the usual to the letter', () => {
  const time = tableTime('longer')
  expect(turnLimit(4500, timeOf({ time }))).toBe(7000)
  expect(turnLimit(4321, {})).toBe(4321)
})

test('the usual is no part of a state', () => {
  expect(tableTime('usual')).toBeUndefined()
  expect(timeOf({ time: tableTime('usual') })).toEqual({})
  const state: { turn: number; time?: TableTime } = { turn: 1 }
  expect(withTime(state, undefined)).toBe(state)
  const longer = withTime(state, tableTime('longer'))
  expect(withTime(longer, tableTime('longer'))).toBe(longer)
  expect(withTime(longer, undefined)).toEqual(state)
})

test.each([
  [tableTime('double'), 'double'],
  [tableTime('usual', true), 'usual'],
  [{ turn: 9, shared: 9, score: 9 }, 'usual'],
  [undefined, 'usual'],
])('%j was chosen as %s', (time, choice) => {
  expect(timeChoiceOf(time)).toBe(choice)
})
