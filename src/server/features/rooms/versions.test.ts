import { describe, expect, test } from 'vitest'
import { roomProtocol } from '#contract/room-protocol.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { connectByEvents } from '#tests/support/rooms/event-phone.ts'
import {
  connectPhone,
  openRoomAt,
  type RoomPhone,
  seatAt,
  startNever,
} from '#tests/support/rooms/room-phone.ts'
import { openRoomsOfRows } from '#tests/support/rooms/rooms-of-rows.ts'

describe.each(databaseKinds)('builds that differ, on %s', (kind) => {
  const rooms = openRoomsOfRows(kind)

  describe.each([
    ['a page that names no protocol', undefined, roomProtocol > 1 ? 'reload' : null],
    ['an older page', roomProtocol - 1, 'reload'],
    ['a page of the same protocol', roomProtocol, null],
    ['a newer page', roomProtocol + 1, 'try-again'],
  ])('%s', (_, protocol, why) => {
    test('over a socket', async () => {
      const phone = await connectPhone(rooms.url, await openRoomAt(rooms.url), { protocol })
      await phone.until(() => (why ? phone.closeCode() === 1000 : phone.view()))
      expect(phone.goodbye()).toBe(why)
      expect(phone.view() === undefined).toBe(why !== null)
      phone.close()
    })

    test('as server-sent events', async () => {
      const phone = await connectByEvents(rooms.url, await openRoomAt(rooms.url), protocol)
      await phone.until(() => phone.received.length > 0)
      expect(phone.received[0]).toMatchObject(
        why ? { type: 'goodbye', why } : { type: 'seat', seat: 0 },
      )
      phone.close()
    })
  })

  test.each([
    ['of newer rules', () => ({ rules_version: 99 })],
    [
      'that came with a newer build',
      (state: string) => ({ state: state.replaceAll('never-have-i-ever', 'tic-tac-toe') }),
    ],
  ])('a game %s sends everybody elsewhere, and is left as it was', async (_, change) => {
    const { phones, grants, code } = await seatAt(rooms.url, ['Sofie', 'Emil'])
    const [host, other] = phones as [RoomPhone, RoomPhone]
    await host.ask(startNever)
    await other.until(() => other.table())
    const row = () =>
      rooms.services.database.db.selectFrom('rooms').selectAll().where('code', '=', code)
    const { version, state } = await row().executeTakeFirstOrThrow()
    await rooms.services.database.db
      .updateTable('rooms')
      .set({ ...change(state), version: version + 1 })
      .where('code', '=', code)
      .execute()
    const newer = await row().executeTakeFirstOrThrow()
    other.move({ type: 'answer', has: true })
    for (const phone of phones) await phone.until(() => phone.goodbye() === 'try-again')
    const back = await connectPhone(rooms.url, grants[1] ?? { code })
    await back.until(() => back.goodbye() === 'try-again')
    const preview = await fetch(`${rooms.url}/api/rooms/${code}`)
    expect([preview.status, preview.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await row().executeTakeFirstOrThrow()).toEqual(newer)
  })
})
