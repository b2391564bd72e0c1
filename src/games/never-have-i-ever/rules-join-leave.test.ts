import { describe, expect, test } from 'vitest'
import { latePlayer } from '#tests/support/games/late-player.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'

import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'

const { start, play, refusal } = playRules(rules, messages, options.defaults)
const next = { type: 'next' } as const
const mark = (seat: number) => ({ type: 'mark', seat }) as const

describe('a latecomer', () => {
  test('is asked from the next prompt on, with the petals of the middle', () => {
    const lost = play(start(), mark(1), mark(2), next)
    const joined = rules.join(lost, latePlayer, noTime())
    expect(rules.view(joined, 'device').petals).toEqual([10, 9, 9, 10, 10])
    expect(refusal(joined, mark(4))).toBe('Nobody sits there.')
    expect(play(joined, next, mark(4)).card.guilty).toEqual([4])
  })

  test('reads when the round has come to them', () => {
    const joined = rules.join(start(), latePlayer, noTime())
    const readers = [1, 2, 3, 4].map((count) => play(joined, ...Array(count).fill(next)).turn)
    expect(readers).toEqual([1, 2, 3, 4])
  })
})

describe('somebody leaves', () => {
  test('the one who reads: the next reads the same prompt', () => {
    const left = rules.leave(start(), 0, noTime())
    expect(left).toMatchObject({ turn: 1, round: 1 })
    expect(left.card.prompt.raw).toBe(start().card.prompt.raw)
  })

  test('the only guilty one in the middle of the story: on to the next prompt', () => {
    const story = play(start(), mark(2), next)
    expect(rules.view(rules.leave(story, 2, noTime()), 'device')).toMatchObject({
      teller: null,
      round: 2,
      turn: 1,
      guilty: [],
    })
  })

  test('the one with most petals wins nothing, and keeps them', () => {
    const lost = play(start(), mark(1), mark(2), mark(3), next)
    const { winners, rows } = rules.recap(rules.leave(lost, 0, noTime()))
    expect(winners).toEqual([1, 2, 3])
    expect(rows[0]).toMatchObject({ seat: 0, score: '10' })
  })

  test('and comes back: the old seat and petals', () => {
    const lost = play(start(), mark(1), mark(2), next)
    const back = rules.join(rules.leave(lost, 1, noTime()), { id: 'Bo', name: 'Bo' }, noTime())
    expect(back.players).toHaveLength(4)
    expect(rules.view(back, 'device').petals[1]).toBe(9)
    expect(play(back, next, mark(1)).card.guilty).toEqual([1])
  })
})
