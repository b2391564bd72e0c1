import { expect, test } from 'vitest'
import {
  hasRunOut,
  isRunning,
  leftMs,
  pauseClock,
  resumeClock,
  startClock,
  stoppedClock,
  suspendClock,
} from './clock.ts'
import { fixedMs } from './more-time.ts'

const running = startClock(fixedMs(5000), 1_000_000)

test.each([
  ['at the start all of it is left', running, 1_000_000, 5000],
  ['it runs', running, 1_002_000, 3000],
  ['it never goes below nothing', running, 1_009_000, 0],
  ['a clock set back gives no more than there was', running, 400_000, 5000],
  ['a stopped clock stands still', stoppedClock(fixedMs(5000)), 9_000_000, 5000],
  ['paused, it keeps what was left', pauseClock(running, 1_002_000), 8_000_000, 3000],
  [
    'resumed, it goes on from there',
    resumeClock(pauseClock(running, 1_002_000), 2_000_000),
    2_001_000,
    2000,
  ],
  ['asleep since the last move, it loses nothing', suspendClock(running), 7_000_000, 5000],
])('%s', (_, clock, now, left) => {
  expect(leftMs(clock, now)).toBe(left)
})

test('running out is only having nothing left', () => {
  expect(hasRunOut(running, 1_004_999)).toBe(false)
  expect(hasRunOut(running, 1_005_000)).toBe(true)
  expect(isRunning(suspendClock(running))).toBe(false)
  expect(resumeClock(running, 5)).toBe(running)
})
