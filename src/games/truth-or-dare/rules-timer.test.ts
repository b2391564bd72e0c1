import { describe, expect, test } from 'vitest'
import { leftMs } from '#domain/table/clock.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'
import { findTimerMs } from './rules-timer.ts'

test.each([
  ['Hold the face for ten seconds.', 10],
  ['Name ten vegetables in fifteen seconds. We are counting.', 15],
  ['Be a kettle for twenty seconds.', 20],
  ['For thirty seconds, be a statue.', 30],
  ['Tell a bedtime story in forty-five seconds.', 45],
  ['Speed-date {other} for sixty seconds.', 60],
  ['Say the alphabet in 25 seconds.', 25],
  ['Stand on one leg for a minute.', 60],
  ['Hum for half a minute.', 30],
  ['Sing for one full minute.', 60],
  ['Whisper for the next ninety seconds.', 90],
])('%s: %i seconds', (dare, seconds) => {
  expect(findTimerMs(dare)).toBe(seconds * 1000)
})

test.each([
  'Be someone in this room until we guess who.',
  'End every sentence with “allegedly” until your next turn.',
  'Tell us what you would do with ten seconds of fame.',
  'Leave yourself a voicemail from you in ten years.',
  'Guess their perfect date in one sentence.',
  'Wait for 0 seconds.',
  'Stare at the wall for 900 seconds.',
])('%s: no timer', (dare) => {
  expect(findTimerMs(dare)).toBeNull()
})

describe('the timer', () => {
  const { must, refusal } = playRules(rules, messages, options.defaults)
  const onTable = choose('dare', 'Sing for thirty seconds.')
  const clockOf = (state: State) => state.card.task?.clock ?? null

  test('stands still until somebody taps', () => {
    expect(clockOf(onTable)).toEqual({ lengthMs: 30_000, leftMs: 30_000, runningSince: null })
  })

  test('starts, stops and goes on by taps', () => {
    let state = must(onTable, { type: 'resume' }, { now: 1000 })
    state = must(state, { type: 'pause' }, { now: 9000 })
    state = must(state, { type: 'resume' }, { now: 60_000 })
    const clock = clockOf(state)
    expect(clock && leftMs(clock, 61_000)).toBe(21_000)
  })

  test('runs out only when no time is left', () => {
    const state = must(onTable, { type: 'resume' }, { now: 1000 })
    expect(refusal(state, { type: 'timeout' }, { now: 30_999 })).toBe('There is time left.')
    const out = must(state, { type: 'timeout' }, { now: 31_000 })
    expect(clockOf(out)).toMatchObject({ leftMs: 0, runningSince: null })
    expect(clockOf(must(out, { type: 'resume' }, { now: 40_000 }))).toMatchObject({
      leftMs: 30_000,
    })
  })

  test.each(['pause', 'timeout'] as const)('%s is refused while it stands still', (type) => {
    expect(refusal(onTable, { type })).toBe('The clock is not running.')
  })

  test('costs nobody time asleep, nor after a clock set back', () => {
    const running = must(onTable, { type: 'resume' }, { now: 50_000 })
    expect(clockOf(rules.pause(running))).toMatchObject({ leftMs: 30_000, runningSince: null })
    const clock = clockOf(running)
    expect(clock && leftMs(clock, 0)).toBe(30_000)
  })

  test.each([
    ['a dare without a time', 'dare'],
    ['a truth, even with a time in it', 'truth'],
  ] as const)('is not there for %s', (_, kind) => {
    const state = choose(kind, 'Sing.')
    expect(clockOf(state)).toBeNull()
    expect(refusal(state, { type: 'resume' })).toBe('This one takes as long as it takes.')
  })
})

function choose(kind: 'truth' | 'dare', dare: string): State {
  const lists = [['What would you do for thirty seconds?'], [dare]]
  const { start, must } = playRules(rules, messages, options.defaults, { lists })
  return must(start(), { type: 'choose', kind })
}
