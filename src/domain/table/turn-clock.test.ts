import { describe, expect, test } from 'vitest'
import { leftMs, startClock, stoppedClock, suspendClock } from './clock.ts'
import { fixedMs } from './more-time.ts'
import { commitElapsed, sleptThrough, turnMs } from './turn-clock.ts'

describe('a turn', () => {
  test.each([
    ['the first lap has it all', 5000, 0, 4, 5000],
    ['the last answer of a lap too', 5000, 3, 4, 5000],
    ['a full lap takes half a second', 5000, 4, 4, 4500],
    ['every full lap does', 5000, 12, 4, 3500],
    ['two seconds are the least', 5000, 24, 4, 2000],
    ['and stay the least', 5000, 4000, 4, 2000],
    ['a longer clock shrinks in the same steps', 10_000, 6, 3, 9000],
    ['two players come round fast', 7000, 2, 2, 6500],
  ])('%s', (_, firstMs, answers, players, expected) => {
    expect(turnMs(firstMs, answers, players)).toBe(expected)
  })
})

describe('a clock nobody looked at', () => {
  const clock = startClock(fixedMs(5000), 100_000)

  test.each([
    ['runs', 103_000, false],
    ['runs out while somebody looks', 105_400, false],
    ['ran out long ago', 108_001, true],
    ['was set back', 20_000, false],
  ])('%s', (_, now, expected) => {
    expect(sleptThrough(clock, now)).toBe(expected)
  })

  test('a stopped one sleeps through nothing', () => {
    expect(sleptThrough(stoppedClock(fixedMs(5000)), 999_999)).toBe(false)
  })
})

describe('ticking on', () => {
  test('keeps what has passed, whatever sleep gives back', () => {
    const later = commitElapsed(startClock(fixedMs(30_000), 0), 12_000)
    expect(leftMs(later, 12_000)).toBe(18_000)
    expect(suspendClock(later).leftMs).toBe(18_000)
  })

  test('leaves a stopped clock and one that ran out as they are', () => {
    const stopped = stoppedClock(fixedMs(5000))
    const out = startClock(fixedMs(5000), 0)
    expect(commitElapsed(stopped, 9000)).toBe(stopped)
    expect(commitElapsed(out, 9000)).toBe(out)
  })
})
