import { afterEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  connectPhone,
  type RoomPhone,
  seatAt,
  startNever,
} from '#tests/support/rooms/room-phone.ts'
import { openRoomsOfRows, passTime } from '#tests/support/rooms/rooms-of-rows.ts'

/** The clock is moved; connections are asked for a sign of life every second of the real one. */
describe.each(databaseKinds)('time in a room on %s', (kind) => {
  const rooms = openRoomsOfRows(kind)
  let open: RoomPhone[] = []

  afterEach(() => {
    for (const phone of open) phone.vanish()
    open = []
  })

  const sit = async (names: readonly string[], isPlaying = true) => {
    const room = await seatAt(rooms.url, names)
    open.push(...room.phones)
    if (isPlaying) await room.phones[0]?.ask(startNever)
    for (const phone of room.phones) await phone.until(() => !isPlaying || phone.table())
    return room
  }

  const pass = (ms: number) => passTime(rooms, open, ms)

  test('a seat is away ten seconds after its last contact, and the prompt closes without it', async () => {
    const { phones, grants, code } = await sit(['Sofie', 'Emil', 'Ida'])
    const [a, b, gone] = phones as [RoomPhone, RoomPhone, RoomPhone]
    await a.act({ type: 'answer', has: true })
    await b.act({ type: 'answer', has: false })
    gone.vanish()
    await pass(6_000)
    expect(a.game().phase).toBe('ask')
    await pass(6_000)
    await a.until(() => a.game().phase === 'show')
    expect(a.view()?.room.seats.map(({ presence }) => presence)).toEqual(['here', 'here', 'away'])
    expect(a.table()?.away).toEqual([2])
    const back = await connectPhone(rooms.url, { code, token: grants[2]?.token ?? '' })
    await a.until(() => a.table()?.away.length === 0)
    back.vanish()
  })

  test('a clock runs out by itself, once', async () => {
    const { phones } = await sit(['Sofie', 'Emil'])
    const [a] = phones as [RoomPhone]
    await a.act({ type: 'answer', has: true })
    await pass(41_000)
    await a.until(() => a.game().phase === 'show')
    expect(a.game()).toMatchObject({ guilty: [0], petals: [9, 10] })
  })

  test('the host may skip a seat after twenty seconds, not before', async () => {
    const { phones } = await sit(['Sofie', 'Emil'])
    const [host] = phones as [RoomPhone]
    await host.act({ type: 'answer', has: true })
    await host.ask({ do: 'skip', seat: 1 })
    expect(host.refusals()).toMatchObject([{ code: 'too-early' }])
    await pass(21_000)
    await host.until(() => host.table()?.skippable.includes(1))
    await host.ask({ do: 'skip', seat: 1 })
    await host.until(() => host.game().phase === 'show')
  })

  test('after thirty seconds without the host, the longest-seated hosts', async () => {
    const { phones, grants, code } = await sit(['Sofie', 'Emil', 'Ida'], false)
    const [host, next] = phones as [RoomPhone, RoomPhone]
    host.vanish()
    await pass(24_000)
    expect(next.view()?.room.host).toBe(0)
    await pass(9_000)
    await next.until(() => next.view()?.room.host === 1)
    const back = await connectPhone(rooms.url, { code, token: grants[0]?.token ?? '' })
    await back.until(() => back.view())
    expect(back.view()?.room.host).toBe(1)
    back.vanish()
  })

  test('a room without phones waits, and goes on where it was', async () => {
    const { phones, grants, code } = await sit(['Sofie', 'Emil'])
    await phones[0]?.act({ type: 'answer', has: true })
    for (const phone of phones) phone.vanish()
    await pass(12_000)
    await phones[0]?.until(() => rooms.services.rooms.count().rooms === 0)
    rooms.aheadMs += 60 * 60_000
    const back = await connectPhone(rooms.url, { code, token: grants[0]?.token ?? '' })
    open.push(back)
    await back.until(() => back.table())
    expect(back.game()).toMatchObject({ phase: 'ask', answer: true })
    const other = await connectPhone(rooms.url, { code, token: grants[1]?.token ?? '' })
    open.push(other)
    await other.until(() => other.table())
    expect(back.game().phase).toBe('ask')
  })

  test('of a room that was empty, who does not come back is passed over after ten seconds', async () => {
    const { phones, grants, code } = await sit(['Sofie', 'Emil'])
    await phones[0]?.act({ type: 'answer', has: true })
    for (const phone of phones) phone.vanish()
    await pass(12_000)
    await phones[0]?.until(() => rooms.services.rooms.count().rooms === 0)
    const back = await connectPhone(rooms.url, { code, token: grants[0]?.token ?? '' })
    open.push(back)
    await back.until(() => back.table())
    expect(back.game().phase).toBe('ask')
    await pass(11_000)
    await back.until(() => back.game().phase === 'show')
  })
})
