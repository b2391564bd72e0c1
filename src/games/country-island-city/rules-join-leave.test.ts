import { describe, expect, test } from 'vitest'
import { latePlayer } from '#tests/support/games/late-player.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'

import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'

const { start, play, recap } = playRules(rules, messages, { ...options.defaults, grace: 0 })
const stop = { type: 'stop' } as const
const done = { type: 'done', seat: 1 } as const
const next = { type: 'next' } as const
const column = Array(5).fill(next)

test('a latecomer writes from the next letter on, level with whoever is last', () => {
  const joined = rules.join(play(start(), stop, done), latePlayer, noTime())
  const counted = play(joined, ...column)
  expect(counted.history).toEqual([[50, 50, 50, 50, 0]])
  const later = rules.join(counted, { id: 'Fay', name: 'Fay' }, noTime())
  expect(rules.view(later, 'device').totals).toEqual([50, 50, 50, 50, 0, 0])
  const second = play(later, next, stop, done, ...column)
  expect(rules.view(second, 'device').totals).toEqual([100, 100, 100, 100, 50, 50])
})

test('a latecomer has as many points as whoever is last', () => {
  const counted = play(play(start(), stop, done), ...column)
  expect(rules.view(rules.join(counted, latePlayer, noTime()), 'device').totals).toEqual([
    50, 50, 50, 50, 50,
  ])
})

describe('somebody leaves', () => {
  test('who stops the letter: the next stops it', () => {
    expect(rules.leave(start(), 0, noTime())).toMatchObject({ stopper: 1 })
    expect(play(rules.leave(start(), 0, noTime()), stop).phase.name).toBe('writing')
  })

  test('while it is marked: their answers count no more, their points stay', () => {
    const counted = play(play(start(), stop, done), ...column)
    const marking = play(counted, next, stop, done)
    const left = play(rules.leave(marking, 2, noTime()), ...column)
    expect(left.history[1]).toEqual([50, 50, 0, 50])
    expect(recap(left).rows.at(-1)).toMatchObject({ seat: 2, score: '50' })
  })
})

describe('out loud somebody leaves', () => {
  const spoken = play(start({ mode: 'verbal' }), stop, { type: 'resume' }, { type: 'answer' })

  test('whose turn it is: the next has the whole clock, which waits', () => {
    const { phase } = rules.leave(spoken, 1, noTime())
    expect(phase).toMatchObject({ seat: 2, clock: { leftMs: 5000, runningSince: null } })
  })

  test('whose answer is doubted: the doubt comes to nothing', () => {
    const doubted = play(spoken, { type: 'challenge', seat: 2 })
    expect(rules.leave(doubted, 0, noTime()).phase).toMatchObject({
      challenge: null,
      answerer: null,
      seat: 1,
    })
  })
})
