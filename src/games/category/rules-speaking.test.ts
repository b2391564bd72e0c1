import { describe, expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import type { Speaking } from '#domain/table/speaking.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-state.ts'

describe('an answer', () => {
  const { start, must, due } = playRules(rules, messages, options.defaults, { seating: 'own' })
  const playing = must(start(), { type: 'start' }, { by: 0, now: 4000 })
  const answered = must(playing, { type: 'answer' }, { by: 0, now: 5000 })
  const doubted = must(answered, { type: 'challenge' }, { by: 2, now: 6000 })
  const parts = [playing, answered, doubted].map((state) => rules.speaking?.(state))
  const [first, second, judged] = parts as [Speaking, Speaking, Speaking]

  test('is its player’s, turn by turn', () => {
    expect(rules.speaking?.(start())).toBeNull()
    expect(first.seats).toEqual([0])
    expect(first.before).toBeNull()
    expect(second.seats).toEqual([1])
    expect(second.id).not.toBe(first.id)
  })

  test('is read in the next turn, and while it is judged, when nobody speaks', () => {
    expect(second.before).toBe(first.id)
    expect(judged).toMatchObject({ id: first.id, seats: [] })
    expect(rules.speaking?.(due(doubted))).toBeNull()
  })

  test('of a seat that was passed over is another one’s', () => {
    const passed = rules.passOver(answered, 1, { now: 8000, random: seeded(1), away: [1] })
    expect(rules.speaking?.(passed)).toMatchObject({ seats: [2], before: first.id })
    expect(rules.speaking?.(passed)?.id).not.toBe(second.id)
  })
})
