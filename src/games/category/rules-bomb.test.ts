import { describe, expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { leftMs } from '#domain/table/clock.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { maxBombMs, minBombMs, rules } from './rules.ts'
import { type Move, options } from './rules-state.ts'

const { start: begin, must, play } = playRules(rules, options.defaults)
const start: Move = { type: 'start' }
const answer: Move = { type: 'answer' }
const timeout: Move = { type: 'timeout' }
const repeat: Move = { type: 'repeat' }
const challenge = (by?: number): Move => ({ type: 'challenge', by })
const verdict = (upheld: number, against: number): Move => ({ type: 'verdict', upheld, against })

describe('the bomb', () => {
  const bomb = (seed: number) => must(begin({ mode: 'bomb' }), start, { random: seeded(seed) })

  test('goes off after 20 to 60 seconds', () => {
    const lengths = Array.from({ length: 400 }, (_, seed) => bomb(seed).clock?.lengthMs ?? 0)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(minBombMs)
    expect(Math.min(...lengths)).toBeLessThan(21_000)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(maxBombMs)
    expect(Math.max(...lengths)).toBeGreaterThan(59_000)
  })

  test('does not start again with an answer, and costs whoever holds it', () => {
    const { lengthMs } = bomb(1).clock ?? { lengthMs: 0 }
    const passed = must(must(bomb(1), answer, { now: 6000 }), answer, { now: 12_000 })
    expect(leftMs(passed.clock ?? { lengthMs, leftMs: 0, runningSince: null }, 12_000)).toBe(
      lengthMs - 12_000,
    )
    expect(must(passed, timeout, { now: lengthMs })).toMatchObject({ loser: 2, fault: 'bomb' })
    expect(must(passed, answer, { now: lengthMs })).toMatchObject({ loser: 2, fault: 'bomb' })
  })

  test('asked too early it stays silent', () => {
    expect(must(bomb(1), timeout, { now: 1000 })).toEqual(bomb(1))
  })

  test('asleep it keeps what was left after the last answer', () => {
    const rested = rules.pause(must(bomb(1), answer, { now: 6000 }))
    expect(rested.clock?.leftMs).toBe((bomb(1).clock?.lengthMs ?? 0) - 6000)
  })

  test('shows nobody how long it is, nor what is left', () => {
    const [short, long] = [3, 4].map((seed) => must(bomb(seed), answer, { now: 2500 }))
    if (!short || !long) throw new Error('two bombs')
    expect(short.clock?.leftMs).not.toBe(long.clock?.leftMs)
    for (const seat of [null, 0, 1, 2, 3]) {
      const seen = JSON.stringify(rules.view(short, seat))
      expect(seen).toBe(JSON.stringify(rules.view(long, seat)))
      expect(seen).not.toContain(String(short.clock?.lengthMs))
      expect(seen).not.toContain(String(short.clock?.leftMs))
    }
  })

  test('repeats and challenges are as with the clock', () => {
    const answered = play(bomb(1), answer)
    expect(play(answered, repeat)).toMatchObject({ loser: 0, fault: 'repeat' })
    expect(play(answered, challenge(2), verdict(2, 0))).toMatchObject({ loser: 2, fault: 'upheld' })
  })
})
