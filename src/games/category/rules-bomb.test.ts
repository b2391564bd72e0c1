import { describe, expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { leftMs, stoppedClock } from '#domain/table/clock.ts'
import { fixedMs } from '#domain/table/more-time.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { maxBombMs, minBombMs, rules } from './rules.ts'
import { type Move, options, type State } from './rules-state.ts'

const { start: begin, must, play, refusal, due } = playRules(rules, messages, options.defaults)
const start: Move = { type: 'start' }
const answer: Move = { type: 'answer' }
const timeout: Move = { type: 'timeout' }
const repeat: Move = { type: 'repeat' }
const challenge = (by?: number): Move => ({ type: 'challenge', by })
const verdict = (upheld: number, against: number): Move => ({ type: 'verdict', upheld, against })

describe('the bomb', () => {
  const clockOf = (state: State) => state.card.clock ?? stoppedClock(fixedMs(0))
  const bomb = (seed: number) => must(begin({ mode: 'bomb' }), start, { random: seeded(seed) })

  test('goes off after 20 to 60 seconds', () => {
    const lengths = Array.from({ length: 400 }, (_, seed) => clockOf(bomb(seed)).lengthMs)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(minBombMs)
    expect(Math.min(...lengths)).toBeLessThan(21_000)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(maxBombMs)
    expect(Math.max(...lengths)).toBeGreaterThan(59_000)
  })

  test('does not start again with an answer, and costs whoever holds it', () => {
    const { lengthMs } = clockOf(bomb(1))
    const passed = must(must(bomb(1), answer, { now: 6000 }), answer, { now: 12_000 })
    expect(leftMs(clockOf(passed), 12_000)).toBe(lengthMs - 12_000)
    expect(due(passed).card).toMatchObject({ loser: 2, fault: 'bomb' })
    expect(must(passed, answer, { now: lengthMs }).card).toMatchObject({ loser: 2, fault: 'bomb' })
  })

  test('a phone that asks too early learns nothing', () => {
    expect(refusal(bomb(1), timeout, { now: 1000 })).toBe('There is time left.')
  })

  test('asleep it keeps what was left after the last answer', () => {
    const rested = rules.pause(must(bomb(1), answer, { now: 6000 }))
    expect(clockOf(rested).leftMs).toBe(clockOf(bomb(1)).lengthMs - 6000)
  })

  test('shows nobody how long it is, nor what is left', () => {
    const [short, long] = [3, 4].map((seed) => must(bomb(seed), answer, { now: 2500 }))
    if (!short || !long) throw new Error('two bombs')
    expect(clockOf(short).leftMs).not.toBe(clockOf(long).leftMs)
    for (const viewer of ['device', 'screen', 'audience', 0, 3] as const) {
      const seen = JSON.stringify(rules.view(short, viewer))
      expect(seen).toBe(JSON.stringify(rules.view(long, viewer)))
      expect(seen).not.toContain(String(clockOf(short).lengthMs))
      expect(seen).not.toContain(String(clockOf(short).leftMs))
    }
  })

  test('repeats and challenges are as with the clock', () => {
    const answered = play(bomb(1), answer)
    expect(play(answered, repeat).card).toMatchObject({ loser: 0, fault: 'repeat' })
    expect(play(answered, challenge(2), verdict(2, 0)).card).toMatchObject({
      loser: 2,
      fault: 'upheld',
    })
  })
})
