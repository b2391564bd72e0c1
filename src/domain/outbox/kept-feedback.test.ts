import { describe, expect, test } from 'vitest'
import { changeFeedback, laterTime, nextFeedback, readKeptFeedback } from './kept-feedback.ts'

const time = '2026-11-21T20:00:00.000Z'
const nowMs = Date.parse(time)
const fun = { time, feedback: 'fun', user: '', positive: true, game: 'charades' }
const next = { ...fun, time: laterTime(time) }

describe('what is saved', () => {
  test.each([
    ['nothing', null, []],
    ['no list', { time }, []],
    ['feedback', [fun, next], [fun, next]],
    ['rubbish among it', [null, 7, fun, {}], [fun]],
    ['no thumb', [{ ...fun, positive: 'yes' }], []],
    ['a time that is none', [{ ...fun, time: 'today' }], []],
  ])('%s', (_, saved, read) => {
    expect(readKeptFeedback(saved)).toEqual(read)
  })
})

describe('the next to go out', () => {
  test.each([
    ['none is kept', [], 0, null],
    ['the oldest', [fun, next], 0, fun],
    ['one with an open sheet waits', [{ ...fun, held: true }, next], 0, next],
    ['alone as well', [{ ...fun, held: true }], 0, null],
    ['but not for ever', [{ ...fun, held: true }], 11 * 60_000, { ...fun, held: true }],
  ])('%s', (_, kept, laterMs, goes) => {
    expect(nextFeedback(kept, nowMs + laterMs)).toEqual(goes)
  })
})

test('one is changed or taken out by its time', () => {
  expect(changeFeedback([fun, next], time, { feedback: 'more' })).toEqual([
    { ...fun, feedback: 'more' },
    next,
  ])
  expect(changeFeedback([fun, next], next.time, null)).toEqual([fun])
})

test('a taken time becomes the next millisecond', () => {
  expect(next.time).toBe('2026-11-21T20:00:00.001Z')
})
