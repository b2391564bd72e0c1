import { describe, expect, test } from 'vitest'
import {
  context,
  move,
  playOn,
  pollRules,
  type Step,
  stateOf,
} from '#tests/support/rooms/poll-game.ts'
import { applySeatMove, passOver } from './play.ts'
import type { Room } from './room.ts'
import type { RoomRules } from './room-rules.ts'
import { takeBack, takeBackAt, takeBackMs } from './take-back.ts'

const forgiving: RoomRules = {
  ...pollRules,
  rules: { ...pollRules.rules, takesBack: ['vote'] },
}
const vote =
  (seat: number): Step =>
  (room) =>
    applySeatMove(room, seat, { type: 'vote', says: 'yes' } as never, forgiving, context) as Room
const pass: Step = (room) => passOver(room, 2, forgiving, context)
const atOnce = context.now + 1

describe('a player takes back', () => {
  test.each<[string, readonly Step[], number, number, number | null]>([
    ['nothing before a tap', [], 0, atOnce, null],
    ['their own tap', [vote(0)], 0, atOnce, context.now],
    ['nobody else’s', [vote(0)], 1, atOnce, null],
    ['nothing once somebody else tapped', [vote(0), vote(1)], 0, atOnce, null],
    ['nothing once somebody was passed over', [vote(0), pass], 0, atOnce, null],
    ['nothing that was revealed', [vote(0), vote(1), vote(2)], 2, atOnce, null],
    ['nothing after a few seconds', [vote(0)], 0, context.now + takeBackMs + 1_000, null],
    ['no tap that its rules hold to', [move(0, 'vote')], 0, atOnce, null],
  ])('%s', (_, steps, seat, now, atMs) => {
    expect(takeBackAt(playOn(...steps), seat, now)).toBe(atMs)
  })

  test('which was as if it had never been, once', () => {
    const before = playOn(vote(1))
    const back = takeBack(vote(0)(before), 0, context.now, atOnce) as Room
    expect(stateOf(back)).toEqual(stateOf(before))
    expect(back.game?.waits).toEqual(before.game?.waits)
    expect(takeBack(back, 0, context.now, atOnce)).toEqual({ refused: 'nothing-to-undo' })
  })
})
