import { describe, expect, test } from 'vitest'
import { begun } from '#tests/support/rooms/poll-game.ts'
import type { Room } from './room.ts'
import { isWaterDue, pourWater, skipWater } from './water.ts'

const played = (games: number, more: Partial<Room> = {}): Room => ({
  ...begun,
  game: null,
  evening: { games, points: {}, wins: {} },
  ...more,
})

describe('water and air come', () => {
  test.each<[string, Room, boolean]>([
    ['not before a game', played(0), false],
    ['not after the first', played(1), false],
    ['after the third', played(3), true],
    ['after the sixth', played(6, { water: { games: 3, clock: null } }), true],
    ['once for each', played(3, { water: { games: 3, clock: null } }), false],
    ['not at the end of the evening', played(3, { isNight: true }), false],
    ['not while a game is on the table', played(3, { game: begun.game }), false],
  ])('%s', (_, room, comes) => {
    expect(pourWater(begun, room, 5000) !== room).toBe(comes)
  })

  test('for two minutes, unless somebody skips them', () => {
    const room = pourWater(begun, played(3), 5000)
    expect(room.water).toEqual({
      games: 3,
      clock: { lengthMs: 120_000, leftMs: 120_000, runningSince: 5000 },
    })
    expect(isWaterDue(room)).toBe(false)
    expect(skipWater(room).water).toEqual({ games: 3, clock: null })
    expect(skipWater(played(1))).toEqual(played(1))
  })
})
