import { describe, expect, test } from 'vitest'
import { latePlayer } from '#tests/support/games/late-player.ts'
import { onePhone, play } from '#tests/support/games/most-likely-to-table.ts'
import { noTime } from '#tests/support/games/play-rules.ts'
import { rules } from './rules.ts'

const { start, recap } = onePhone
const vote = (seat: number) => ({ type: 'vote', for: seat }) as const
const point = (seat: number, fingers = 1) => ({ type: 'point', for: seat, fingers }) as const

describe('a secret vote', () => {
  const ballot = play(start({ voting: 'secret' }), { type: 'begin' }, vote(1), vote(2))

  test('is closed when the last who has not voted leaves', () => {
    const almost = play(ballot, vote(1))
    expect(rules.leave(almost, 3, noTime()).card.phase).toBe('sealed')
  })

  test('goes to the next when whose vote it is leaves', () => {
    expect(rules.waitsFor(rules.leave(ballot, 2, noTime()))).toEqual([3])
  })

  test('counts nothing for one who left, and does not wait for a latecomer', () => {
    const left = rules.join(rules.leave(ballot, 1, noTime()), latePlayer, noTime())
    expect(left.card.votes).toEqual([0, 0, 1, 0])
    expect(rules.view(left, 'device').choices).toEqual([0, 3])
    expect(play(left, vote(3), vote(0)).card.phase).toBe('sealed')
  })
})

test('fingers: those of one who left go back, and no more are counted than hands', () => {
  const tally = play(start(), { type: 'begin' }, { type: 'timeout' }, point(3, 2), point(0))
  const left = rules.leave(tally, 3, noTime())
  expect(left.card.votes).toEqual([1, 0, 0, 0])
  expect(rules.view(left, 'device').fingersLeft).toBe(2)
})

test('the crown of one who left stays, and wins nothing', () => {
  const crowned = play(
    start(),
    ...[{ type: 'begin' } as const, { type: 'timeout' } as const, point(3)],
    { type: 'reveal' },
  )
  const { rows, winners } = recap(rules.leave(crowned, 3, noTime()))
  expect([rows[0]?.seat, rows[0]?.score, winners]).toEqual([3, '1', []])
})
