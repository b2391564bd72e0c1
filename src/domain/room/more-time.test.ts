import { describe, expect, test } from 'vitest'
import { tableTime } from '../table/more-time.ts'
import { chosenTime, followTime, timeOfRoom, withoutAsked } from './more-time.ts'
import { markAway, markHere } from './presence.ts'
import { changeSeat, emptyRoom, type Room, type RoomGame } from './room.ts'
import { takeRoomSeat } from './seats.ts'

const minuteMs = 60_000
const [asked, double] = [tableTime('usual', true), tableTime('double')]

function sit(): Room {
  return ['Sofie', 'Emil', 'Ida'].reduce((room, name, seat) => {
    const taken = takeRoomSeat(room, { name, tokenHash: name }, 0) as Room
    return markHere(taken, seat, `p/${seat}`)
  }, emptyRoom(null))
}

const room = sit()
const emilAsks = changeSeat(room, 1, { hasMoreTime: true })
const emilAway = markAway(emilAsks, 1, 'p/1', 0)

describe('the time of a room', () => {
  test.each<[string, Room, now: number, ReturnType<typeof tableTime>]>([
    ['nobody asked: the usual', room, 0, undefined],
    ['a seat asked', emilAsks, 0, asked],
    ['another seat asked: the same', changeSeat(room, 2, { hasMoreTime: true }), 0, asked],
    ['two asked: the same', changeSeat(emilAsks, 2, { hasMoreTime: true }), 0, asked],
    ['who asked is away for a moment', emilAway, 2 * minuteMs - 1, asked],
    ['who asked is away', emilAway, 2 * minuteMs, undefined],
    ['who asked has left', changeSeat(emilAsks, 1, { isGone: true }), 0, undefined],
    ['who asked sits out', { ...emilAsks, sitOut: [1] }, 0, undefined],
    ['the host chose double', { ...room, time: 'double' }, 0, double],
    ['the host chose, and a seat asked', { ...emilAsks, time: 'double' }, 0, double],
  ])('%s', (_, at, now, time) => {
    expect(timeOfRoom(at, now)).toEqual(time)
  })
})

test('a running game follows it, and forgets it', () => {
  const state = { players: [], seating: 'own' } as const
  const playing: Room = { ...emilAsks, game: { state } as unknown as RoomGame }
  const followed = followTime(playing, 0)
  expect(followed.game?.state).toEqual({ ...state, time: asked })
  expect(followTime(followed, 0)).toBe(followed)
  const silent = changeSeat(followed, 1, { hasMoreTime: false })
  expect(followTime(silent, 0).game?.state).toEqual(state)
  expect(followTime(room, 0)).toBe(room)
})

test('one phone gets what the host chose, not what seats asked for', () => {
  const state = { players: [], seating: 'own', ...(asked && { time: asked }) } as const
  expect(withoutAsked(emilAsks, state).time).toBeUndefined()
  expect(withoutAsked({ ...emilAsks, time: 'double' }, state).time).toEqual(double)
})

test.each([
  ['a choice', double, { time: 'double' }],
  ['none', undefined, {}],
  ['clocks of a week', { turn: 9e5, shared: 9e5, score: 9e5 }, {}],
])('a game from one phone brings %s', (_, time, chosen) => {
  expect(chosenTime({ players: [], seating: 'passed', ...(time && { time }) })).toEqual(chosen)
})
