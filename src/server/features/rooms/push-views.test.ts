import { expect, test } from 'vitest'
import type { RoomViewMessage } from '#contract/room-messages.ts'
import { emptyRoom } from '#domain/room/room.ts'
import { sit } from '#tests/support/rooms/poll-game.ts'
import type { RoomConnection } from './connection.ts'
import { openLiveRoom } from './live-room.ts'
import { prepareViews, pushViews } from './push-views.ts'
import type { StoredRoom } from './room-repository.ts'

const roomOf = (names: string[], version: number): StoredRoom => ({
  ...{ id: 'a', code: 'HKTR', version, touchedAtMs: 0 },
  room: names.reduce(sit, emptyRoom(null)),
})

function open(stored: StoredRoom) {
  const sent: string[] = []
  const live = openLiveRoom('a', 0)
  const pipe = { send: (text: string) => sent.push(text), buffered: () => 0 }
  const screen = { pipe, as: 'screen', seat: null, tokenHash: null, acked: 0, sent: '' }
  live.connections.add(screen as unknown as RoomConnection)
  live.stored = stored
  const rooms = () => sent.map((text) => (JSON.parse(text) as RoomViewMessage).room)
  const names = () => rooms().map(({ seats }) => seats.map(({ name }) => name))
  return { live, rooms, names }
}

const next = roomOf(['Sofie', 'Emil'], 2)

test('views made while a save is under way are sent after it, and not before', () => {
  const { live, names } = open(roomOf(['Sofie'], 1))
  prepareViews(live, next, 5)
  expect(names()).toEqual([])
  live.stored = next
  pushViews(live, 7)
  expect(names()).toEqual([['Sofie', 'Emil']])
  expect(live.texts).toBeNull()
})

test('those of a save that failed are never sent, though another process saved that version', () => {
  const { live, names } = open(roomOf(['Sofie'], 1))
  prepareViews(live, next, 5)
  live.stored = roomOf(['Sofie', 'Ida'], 2)
  pushViews(live, 7)
  expect(names()).toEqual([['Sofie', 'Ida']])
})

test('they are made anew when another screen came meanwhile', () => {
  const { live, rooms } = open(roomOf(['Sofie'], 1))
  prepareViews(live, next, 5)
  live.stored = next
  for (const screen of [...live.connections]) live.connections.add({ ...screen })
  pushViews(live, 7)
  expect(rooms().map(({ screens }) => screens)).toEqual([2, 2])
})
