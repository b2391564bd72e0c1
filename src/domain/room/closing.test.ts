import { expect, test } from 'vitest'
import { isClosingDue } from './closing.ts'
import { endEvening } from './evening.ts'
import { emptyRoom, type Room } from './room.ts'
import { roomDueAt, settleRoom } from './settle.ts'

const context = { now: 1_000, random: () => 0 }
const closing = (closesAtMs: number): Room => ({ ...emptyRoom('squiffy'), closesAtMs })
const settle = (room: Room) => settleRoom(room, room, null, context)

test('a room that no table opened never closes', () => {
  const room = emptyRoom('squiffy')
  expect([isClosingDue(room, Number.MAX_SAFE_INTEGER), roomDueAt(room, null)]).toEqual([
    false,
    Infinity,
  ])
})

test('before closing time it waits for it', () => {
  const room = closing(1_001)
  expect([settle(room).isNight, roomDueAt(room, null)]).toEqual([false, 1_001])
})

test('at closing time the evening ends, and nothing is due any more', () => {
  const room = settle(closing(1_000))
  expect([room.isNight, roomDueAt(room, null)]).toEqual([true, Infinity])
})

test('after it, playing on leads back to the end of the evening', () => {
  const night = endEvening(closing(900), null, 950)
  expect(settle({ ...night, isNight: false }).isNight).toBe(true)
  expect(settle(night)).toBe(night)
})
