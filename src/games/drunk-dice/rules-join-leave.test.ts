import { describe, expect, test } from 'vitest'
import { latePlayer } from '#tests/support/games/late-player.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'

import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'

const { start, play } = playRules(rules, messages, options.defaults)

describe('somebody leaves', () => {
  test('who has the dice: they go on, and with the last of a lap the lap does', () => {
    expect(rules.leave(start(), 0, noTime())).toMatchObject({
      turn: 1,
      lap: 1,
      throws: 0,
      task: null,
    })
    expect(rules.leave({ ...start(), turn: 3 }, 3, noTime())).toMatchObject({ turn: 0, lap: 2 })
  })

  test('the rival of a duel: there is none', () => {
    const duel = play(start(), { type: 'challenge', seat: 2 })
    expect(rules.view(rules.leave(duel, 2, noTime()), 'device')).toMatchObject({
      duel: null,
      canThrow: true,
    })
  })

  test('Three-Man: nobody is', () => {
    expect(rules.leave({ ...start(), threeMan: 2 }, 2, noTime()).threeMan).toBeNull()
  })

  test('who made a rule: it stays in force', () => {
    const lasting = { by: 2, text: 'No names' }
    expect(rules.leave({ ...start(), lasting }, 2, noTime()).lasting).toEqual(lasting)
  })
})

test('a latecomer has the dice after the others, with the hits of whoever has most', () => {
  const joined = rules.join({ ...start(), taken: [1, 5, 0, 2] }, latePlayer, noTime())
  expect(joined.taken).toEqual([1, 5, 0, 2, 5])
  const turns = [0, 1, 2, 3].reduce(
    (state) => ({ ...rules.leave(state, state.turn, noTime()) }),
    joined,
  )
  expect(turns.turn).toBe(4)
})
