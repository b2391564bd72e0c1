import { expect, test } from 'vitest'
import { isHeld, isQueuedFeedback, laterTime } from './queued-feedback.ts'

const time = '2026-11-21T20:00:00.000Z'
const fun = { time, feedback: 'fun', user: '', positive: true, game: 'charades' }

test.each([
  ['nothing', null, false],
  ['feedback', fun, true],
  ['no thumb', { ...fun, positive: 'yes' }, false],
  ['no words at all', { ...fun, feedback: undefined }, false],
  ['a time that is none', { ...fun, time: 'today' }, false],
])('what can be sent: %s', (_, item, can) => {
  expect(isQueuedFeedback(item)).toBe(can)
})

test.each([
  ['its sheet is open', true, 0, true],
  ['its sheet is open for ten minutes', true, 10, true],
  ['its sheet was never closed', true, 10.01, false],
  ['it was sent', false, 0, false],
])('feedback waits for its words: %s', (_, held, minutes, isWaiting) => {
  expect(isHeld({ ...fun, held }, Date.parse(time) + minutes * 60_000)).toBe(isWaiting)
})

test('a taken time becomes the next millisecond', () => {
  expect(laterTime(time)).toBe('2026-11-21T20:00:00.001Z')
})
