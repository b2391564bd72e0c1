import { describe, expect, test } from 'vitest'
import { latePlayer } from '#tests/support/games/late-player.ts'
import { playRules } from '#tests/support/games/play-rules.ts'

import { options, rules } from './rules.ts'

const { start, play } = playRules(rules, options.defaults)
const next = { type: 'next' } as const
const mark = (seat: number) => ({ type: 'mark', seat }) as const

describe('a latecomer', () => {
  test('is asked from the next prompt on, with the petals of the middle', () => {
    const lost = play(start(), mark(1), mark(2), next)
    const joined = rules.join(lost, latePlayer)
    expect(rules.view(joined, null).petals).toEqual([10, 9, 9, 10, 10])
    expect(rules.move(joined, mark(4), { seat: 0, now: 0, random: Math.random })).toHaveProperty(
      'refused',
    )
    expect(play(joined, next, mark(4)).guilty).toEqual([4])
  })

  test('reads when the round has come to them', () => {
    const joined = rules.join(start(), latePlayer)
    const readers = [1, 2, 3, 4].map((count) => play(joined, ...Array(count).fill(next)).reader)
    expect(readers).toEqual([1, 2, 3, 4])
  })
})

describe('somebody leaves', () => {
  test('the one who reads: the next reads the same prompt', () => {
    const left = rules.leave(start(), 0)
    expect(left).toMatchObject({ reader: 1, round: 1 })
    expect(left.prompt.raw).toBe(start().prompt.raw)
  })

  test('the only guilty one in the middle of the story: on to the next prompt', () => {
    const story = play(start(), mark(2), next)
    expect(rules.leave(story, 2)).toMatchObject({ teller: null, round: 2, reader: 1, guilty: [] })
  })

  test('the one with most petals wins nothing, and keeps them', () => {
    const lost = play(start(), mark(1), mark(2), mark(3), next)
    const { winners, rows } = rules.recap(rules.leave(lost, 0))
    expect(winners).toEqual([1, 2, 3])
    expect(rows[0]).toMatchObject({ seat: 0, score: '10' })
  })

  test('and comes back: the old seat and petals', () => {
    const lost = play(start(), mark(1), mark(2), next)
    const back = rules.join(rules.leave(lost, 1), { id: 'Bo', name: 'Bo' })
    expect(back.players).toHaveLength(4)
    expect(rules.view(back, null).petals[1]).toBe(9)
    expect(play(back, next, mark(1)).guilty).toEqual([1])
  })
})
