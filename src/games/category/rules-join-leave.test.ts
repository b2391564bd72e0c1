import { describe, expect, test } from 'vitest'
import { latePlayer } from '#tests/support/games/late-player.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'

import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options, type State } from './rules-state.ts'

const { start, play, must } = playRules(rules, messages, options.defaults)
const go = { type: 'start' } as const
const answer = { type: 'answer' } as const
const resume = { type: 'resume' } as const
const leave = (state: State, seat: number) => rules.leave(state, seat, noTime())

describe('somebody leaves', () => {
  test('whose turn it is: the next has the whole clock, which waits', () => {
    const left = leave(play(start(), go, answer), 1)
    expect(left.card).toMatchObject({ turn: 2, clock: { leftMs: 5000, runningSince: null } })
    expect(play(left, resume, answer).card.turn).toBe(3)
  })

  test('the holder of the bomb: it goes on with the time it had', () => {
    const playing = play(start({ mode: 'bomb' }), go)
    const left = leave(playing, 0)
    expect(left.card).toMatchObject({ turn: 1, clock: { leftMs: playing.card.clock?.leftMs } })
  })

  test.each([
    ['whose answer it is', 0],
    ['who challenges', 2],
  ])('in a challenge the one %s: it comes to nothing', (_, seat) => {
    const doubted = play(start(), go, answer, { type: 'challenge', by: 2 })
    expect(leave(doubted, seat).card).toMatchObject({
      phase: 'playing',
      challenger: null,
      turn: 1,
    })
  })

  test('the last who answered: their answer is nobody’s to doubt', () => {
    const left = leave(play(start(), go, answer), 0)
    expect(rules.view(left, 'device').answerer).toBeNull()
    expect(rules.view(play(left, resume, answer), 'device').answerer).toBe(1)
  })

  test('the loser: the next one calls', () => {
    const lost = must(play(start(), go, answer), { type: 'repeat' })
    expect(lost.card.loser).toBe(0)
    const left = leave(lost, 0)
    expect(play(left, { type: 'next' }).turn).toBe(1)
    expect(rules.recap(left).rows.at(-1)).toMatchObject({ seat: 0, score: '1' })
  })
})

test('a latecomer has turns from the next category on, level with whoever pays most', () => {
  const lost = must(play(start(), go, answer), { type: 'repeat' })
  const joined = rules.join(lost, latePlayer, noTime())
  expect(rules.view(joined, 'device').penalties).toEqual([1, 0, 0, 0, 1])
  const next = play(joined, { type: 'next' }, go, answer, answer, answer, answer)
  expect(next.card.turn).toBe(4)
})
