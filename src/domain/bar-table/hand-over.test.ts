import { describe, expect, test } from 'vitest'
import { emptyRoom, type Room } from '../room/room.ts'
import { addSeat, removeSeat } from '../room/seats.ts'
import { emptySince, type TableUse, tableUse } from './hand-over.ts'

const minuteMs = 60_000
const now = 100 * minuteMs

/** Contacts by seat; null is a phone that is there. */
function roomOf(...awaySinceMs: (number | null)[]): Room {
  const seated = awaySinceMs.reduce<Room>(
    (room, _, at) => addSeat(room, { name: `n${at}`, tokenHash: `t${at}` }, 0),
    emptyRoom('squiffy'),
  )
  return { ...seated, contacts: awaySinceMs.map((since) => ({ by: 'p/1', awaySinceMs: since })) }
}

test.each<[string, Partial<Room>, number | null, TableUse]>([
  ['a phone is there', {}, null, 'on'],
  ['a phone is there, long before closing', { closesAtMs: now + 1 }, null, 'on'],
  ['the last phone is away for a minute', {}, now - minuteMs, 'on'],
  ['for two minutes', {}, now - 2 * minuteMs, 'quiet'],
  ['for almost half an hour', {}, now - 30 * minuteMs + 1, 'quiet'],
  ['for half an hour', {}, now - 30 * minuteMs, 'free'],
  ['the host ended the evening', { isNight: true }, null, 'free'],
  ['the bar has closed', { closesAtMs: now }, null, 'free'],
])('%s', (_, change, emptySinceMs, use) => {
  expect(tableUse({ ...emptyRoom('squiffy'), ...change }, emptySinceMs, now)).toBe(use)
})

describe('since when a room is empty', () => {
  test.each<[string, Room, boolean, number | null]>([
    ['one phone is there', roomOf(1, null, 3), true, null],
    ['all are away', roomOf(1, 5, 3), true, 5],
    ['the process that heard them is dead', roomOf(1, null), false, 50],
    ['nobody has sat down', emptyRoom('squiffy'), true, 50],
    ['who was there has left', removeSeat(roomOf(4, null), 1, 0), true, 4],
  ])('%s', (_, room, isHeard, since) => {
    expect(emptySince(room, 50, () => isHeard)).toBe(since)
  })
})
