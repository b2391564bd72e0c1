import { describe, expect, test } from 'vitest'
import { seeded } from '../random.ts'
import { isRefusal } from '../table/refusal.ts'
import {
  isTableCode,
  newRoomCode,
  newTableCode,
  readRoomCode,
  roomCodeLength,
  roomCodePattern,
} from './code.ts'
import { hostReplacedAt, replaceHost } from './host.ts'
import { cleanSeatName } from './names.ts'
import { isSeatHere, markAway, markHere } from './presence.ts'
import { ackedBy, acknowledge, emptyRoom, type Room, seatsOf } from './room.ts'
import {
  answerKnock,
  claimUndoneUntil,
  findSeat,
  findSeatNamed,
  knock,
  releaseSeat,
  removeSeat,
  renameSeat,
  takeRoomSeat,
} from './seats.ts'

function sit(room: Room, name: string, now = 0): Room {
  const taken = takeRoomSeat(room, { name, tokenHash: `hash of ${name}` }, now)
  if (isRefusal(taken)) throw new Error(taken.refused)
  return taken as Room
}

const seated = (...names: readonly string[]) =>
  names.reduce((room, name) => sit(room, name), emptyRoom(null))
const here = (room: Room, ...seats: readonly number[]) =>
  seats.reduce((before, seat) => markHere(before, seat, `p/${seat}`), room)
const refusal = (room: Room, request: { name: string; claim?: number }, tokenHash = 'new') => {
  const outcome = takeRoomSeat(room, { ...request, tokenHash }, 0)
  return isRefusal(outcome) ? outcome.refused : null
}

describe('codes', () => {
  test.each([
    [0, 4],
    [1_670, 4],
    [1_671, 5],
    [50_000, 5],
  ])('with %i rooms in use they have %i letters', (inUse, length) => {
    expect(roomCodeLength(inUse)).toBe(length)
    expect(newRoomCode(inUse, seeded(1))).toHaveLength(length)
  })

  test('use seventeen letters, all of them', () => {
    const random = seeded(7)
    const codes = Array.from({ length: 500 }, () => newRoomCode(0, random))
    for (const code of codes) expect(code).toMatch(roomCodePattern)
    expect(new Set(codes.join('')).size).toBe(17)
  })

  test('of five letters never meet those of bars’ tables', () => {
    const random = seeded(9)
    const many = Array.from({ length: 300 })
    const rooms = many.map(() => newRoomCode(50_000, random))
    const tables = many.map(() => newTableCode(random))
    for (const code of [...rooms, ...tables]) expect(code).toMatch(roomCodePattern)
    expect(rooms.some(isTableCode)).toBe(false)
    expect(tables.every(isTableCode)).toBe(true)
    expect(new Set(tables.join('')).size).toBe(17)
  })

  test.each([
    ['hktr', 'HKTR'],
    [' hk-tr ', 'HKTR'],
    ['BCDFG', 'BCDFG'],
    ['ABCD', null],
    ['BCD', null],
    ['BCDFGH', null],
  ])('%s is read as %s', (typed, code) => {
    expect(readRoomCode(typed)).toBe(code)
  })
})

describe('names', () => {
  test.each([
    ['  Søren  B ', 'Søren B'],
    ['x'.repeat(50), 'x'.repeat(20)],
    ['N4z1', 'Tanuki'],
    ['f.u.c.k', 'Tanuki'],
    ['Therapist', 'Therapist'],
    ['the rapist', 'Tanuki'],
    ['\u200b', ''],
  ])('%j becomes %j', (typed, name) => {
    expect(cleanSeatName(typed, [])).toBe(name)
  })

  test('one of ours is given once', () => {
    expect(cleanSeatName('nazi', ['tanuki', 'Kappa'])).toBe('Kitsune')
  })
})

describe('seats', () => {
  const locked = { ...seated('Sofie'), isLocked: true }
  const full = seated(...Array.from({ length: 20 }, (_, at) => `Guest ${at}`))

  test.each<[string, Room, { name: string; claim?: number }, string | null]>([
    ['a new name is welcome', seated('Sofie'), { name: 'Emil' }, null],
    ['a name is given once', seated('Sofie'), { name: 'SOFIE' }, 'name-taken'],
    ['nobody is nameless', seated('Sofie'), { name: ' ' }, 'name-missing'],
    ['a locked room lets nobody in', locked, { name: 'Emil' }, 'locked'],
    ['twenty is the most', full, { name: 'Emil' }, 'full'],
    ['a seat left makes room', removeSeat(full, 3, 0), { name: 'Emil' }, null],
    ['a name of one who left is free', removeSeat(seated('A', 'B'), 1, 0), { name: 'b' }, null],
    ['a seat with a phone is claimed', seated('Sofie'), { name: '', claim: 0 }, 'claimed'],
    ['no seat cannot be claimed', seated('Sofie'), { name: '', claim: 9 }, 'claimed'],
  ])('%s', (_, room, request, expected) => {
    expect(refusal(room, request)).toBe(expected)
  })

  test('the same token asks twice and has one seat', () => {
    const room = seated('Sofie', 'Emil')
    expect(takeRoomSeat(room, { name: 'Other', tokenHash: 'hash of Emil' }, 0)).toBe(room)
  })

  test('a removed seat keeps its number and its token finds no other', () => {
    const room = sit(removeSeat(seated('Sofie', 'Emil'), 1, 0), 'Ida')
    expect(seatsOf(room)).toEqual([0, 2])
    expect(findSeat(room, 'hash of Emil')).toBe(1)
    expect(room.seats[1]?.isGone).toBe(true)
  })

  test('a name is changed, not to another’s', () => {
    const room = seated('Sofie', 'Emil')
    expect(renameSeat(room, 1, 'emil')).toMatchObject({ seats: [{}, { name: 'emil' }] })
    expect(renameSeat(room, 1, 'sofie')).toMatchObject({ refused: 'name-taken' })
  })

  describe('a claim of a wrong name', () => {
    const open = releaseSeat(seated('Sofie', 'Emil', 'Ida'), 1, 0)
    const claimed = takeRoomSeat(open, { name: '', tokenHash: 'wrong', claim: 1 }, 5_000) as Room

    test.each([
      ['by whoever made it, for a minute', 1, 1, 65_000],
      ['by the host, always', 1, 0, Infinity],
      ['by nobody else', 1, 2, 0],
      ['not where nothing was claimed', 2, 2, 0],
      ['not there by the host either', 2, 0, 0],
      ['not where there is no seat', 9, 0, 0],
    ])('is undone %s', (_, seat, by, untilMs) => {
      expect(claimUndoneUntil(claimed, seat, by)).toBe(untilMs)
    })

    test('frees the seat for the right one, who has a minute of their own', () => {
      const free = releaseSeat(claimed, 1, 6_000)
      expect(findSeat(free, 'wrong')).toBeNull()
      expect(claimUndoneUntil(free, 1, 0)).toBe(0)
      const right = takeRoomSeat(free, { name: '', tokenHash: 'right', claim: 1 }, 9_000) as Room
      expect(claimUndoneUntil(right, 1, 1)).toBe(69_000)
      expect(right.seats[1]?.name).toBe('Emil')
    })

    test('of the host’s own name makes another the host', () => {
      const room = here({ ...claimed, host: 1 }, 0, 1)
      expect(releaseSeat(room, 1, 0).host).toBe(0)
    })
  })

  test('a knock takes the seat over once the host says so', () => {
    const asked = knock(seated('Sofie', 'Emil'), 1, 'other phone')
    expect(findSeat(answerKnock(asked, 1, true), 'other phone')).toBe(1)
    expect(findSeat(answerKnock(asked, 1, false), 'other phone')).toBeNull()
    expect(findSeat(answerKnock(asked, 1, true), 'hash of Emil')).toBeNull()
    expect(findSeatNamed(asked, ' emil')).toBe(1)
    expect(findSeatNamed(asked, 'Nobody')).toBeUndefined()
  })
})

describe('presence', () => {
  test('only the connection that heard a seat last sends it away', () => {
    const room = here(seated('Sofie'), 0)
    expect(markAway(room, 0, 'another', 5)).toBe(room)
    expect(isSeatHere(markAway(room, 0, 'p/0', 5), 0)).toBe(false)
    expect(markHere(room, 0, 'p/0')).toBe(room)
  })

  test.each<[string, Room, number | null, number]>([
    ['here: nobody', here(seated('A', 'B'), 0, 1), null, 0],
    ['away, alone: nobody', markAway(here(seated('A'), 0), 0, 'p/0', 5), null, 0],
    ['away since 5: at 30,005', markAway(here(seated('A', 'B'), 0, 1), 0, 'p/0', 5), 30_005, 1],
    ['gone: at once', here(removeSeat(seated('A', 'B', 'C'), 0, 0), 2), 0, 2],
  ])('who takes over from a host who is %s', (_, room, at, host) => {
    const present = { ...room, host: 0 }
    expect(hostReplacedAt(present)).toBe(at)
    expect(replaceHost(present, 30_005).host).toBe(host)
    if (at) expect(replaceHost(present, at - 1).host).toBe(0)
  })
})

test('moves are counted for each seat and tab, of four tabs', () => {
  const tabs = ['a', 'b', 'c', 'd', 'e']
  const room = tabs.reduce(
    (before, tab, at) => acknowledge(before, 0, tab, at + 1),
    acknowledge(seated('A', 'B'), 1, 'a', 9),
  )
  expect(tabs.map((tab) => ackedBy(room, 0, tab))).toEqual([0, 2, 3, 4, 5])
  expect(ackedBy(room, 1, 'a')).toBe(9)
})
