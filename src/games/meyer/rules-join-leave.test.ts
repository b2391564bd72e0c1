import { describe, expect, test } from 'vitest'
import { latePlayer } from '#tests/support/games/late-player.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'

import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'

const { start, play, recap } = playRules(rules, messages, options.defaults)
const open = { type: 'open' } as const
const claimed = play(start(), { type: 'roll' }, { type: 'say', rank: 15 })

describe('somebody leaves', () => {
  test('who is about to throw: the next throws', () => {
    expect(rules.leave(start(), 0, noTime())).toMatchObject({
      turn: 1,
      phase: 'roll',
      covered: true,
    })
  })

  test('whose dice are down: they are thrown anew by the next', () => {
    const thrown = play(start(), { type: 'roll' })
    expect(rules.leave(thrown, 0, noTime())).toMatchObject({ turn: 1, phase: 'roll', dice: null })
  })

  test('who decides: the same claim goes to the next', () => {
    expect(rules.leave(claimed, 1, noTime())).toMatchObject({ turn: 2, phase: 'decide', claim: 15 })
  })

  test('who claimed: the round is void', () => {
    const left = rules.leave(claimed, 0, noTime())
    expect(left).toMatchObject({ turn: 1, phase: 'roll', claim: null, claimBy: null, dice: null })
    expect(play(left, open, { type: 'roll' }).phase).toBe('declare')
  })

  test('who decides, where only the one who claimed is left in: the round is void', () => {
    const two = { ...claimed, lives: [4, 4, 0, 0] }
    const left = rules.leave(rules.join(two, latePlayer, noTime()), 1, noTime())
    expect(left).toMatchObject({ over: false })
    expect(rules.leave({ ...claimed, lives: [4, 4, 4, 0] }, 2, noTime())).toMatchObject({ turn: 1 })
  })

  test('the last but one: the other has won, and the lives stay as a score', () => {
    const left = rules.leave({ ...claimed, lives: [4, 3, 0, 0] }, 1, noTime())
    expect(left.over).toBe(true)
    expect(recap(left)).toMatchObject({
      winners: [0],
      rows: [{ seat: 0 }, { seat: 1, score: '3' }, {}, {}],
    })
  })
})

test('a latecomer is in from the next round on, with the lives of whoever has fewest', () => {
  const joined = rules.join({ ...claimed, lives: [4, 2, 3, 0] }, latePlayer, noTime())
  expect(joined.lives).toEqual([4, 2, 3, 0, 2])
  const shown = play(joined, open, { type: 'lift' })
  expect(rules.view(shown, 'device').isLast).toBe(false)
  expect(play(shown, { type: 'next' }).late).toEqual([])
})

test.each([
  ['those who are out stay out', latePlayer, [null, null, 3, 2, null]],
  ['one who left is in again, when back', claimed.players[2], [null, null, null, 2]],
])('who is out when somebody comes: %s', (_, player, outIn) => {
  const left = rules.leave(
    { ...claimed, round: 3, lives: [4, 2, 3, 0], outIn: [null, null, null, 2] },
    2,
    noTime(),
  )
  expect(player && rules.join(left, player, noTime()).outIn).toEqual(outIn)
})
