import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { connectByEvents } from '#tests/support/rooms/event-phone.ts'
import {
  connectPhone,
  type RoomPhone,
  seatAt,
  startLikely,
  startNever,
} from '#tests/support/rooms/room-phone.ts'
import { openRoomsOfRows } from '#tests/support/rooms/rooms-of-rows.ts'

describe.each(databaseKinds)('a seat that sits out, on %s', (kind) => {
  const rooms = openRoomsOfRows(kind)

  /** The last of them sits out. */
  const play = async (start = startNever) => {
    const { phones, grants, code } = await seatAt(rooms.url, ['Sofie', 'Emil', 'Ida'])
    const [host, emil, ida] = phones as [RoomPhone, RoomPhone, RoomPhone]
    await host.ask(start)
    await ida.ask({ do: 'sit-out', isOut: true })
    await ida.until(() => ida.asked())
    const token = grants[2]?.token ?? ''
    const watcher = await connectPhone(rooms.url, { code, as: 'audience' })
    await watcher.until(() => watcher.asked())
    return { code, host, emil, ida, token, watcher, players: [host, emil] }
  }
  const tap = async (phone: RoomPhone, choice: string) => {
    phone.tap(choice)
    await phone.until(() => phone.tapped() === choice)
  }
  const told = async ({ host, players }: { host: RoomPhone; players: RoomPhone[] }) => {
    for (const phone of players) await phone.act({ type: 'answer', has: true })
    await host.until(() => host.game().phase === 'show')
    return host.table()?.audience.heard?.taps
  }

  test('is asked what the audience is, and nobody who plays is', async () => {
    const room = await play()
    expect(room.ida.asked()).toEqual(room.watcher.asked())
    expect(room.ida.game()).toEqual(room.watcher.game())
    expect(room.players.map((phone) => phone.asked())).toEqual([null, null])
  })

  test('counts with the audience, once and as it tapped last, on whichever of its tabs', async () => {
    const room = await play()
    const second = await connectPhone(rooms.url, { code: room.code, token: room.token })
    await second.until(() => second.asked())
    await tap(room.ida, 'has')
    await tap(room.watcher, 'has')
    await tap(second, 'has')
    await tap(room.ida, 'hasnt')
    for (const phone of room.players) expect(phone.texts.join()).not.toContain('tapped')
    expect(await told(room)).toEqual({ has: 1, hasnt: 1 })
    expect(room.ida.table()?.audience.heard?.taps).toEqual({ has: 1, hasnt: 1 })
  })

  test('is back with its tap after a lost network, also where no socket gets through', async () => {
    const room = await play()
    const ask = room.ida.asked()?.id ?? ''
    room.ida.vanish()
    const events = await connectByEvents(rooms.url, {
      code: room.code,
      token: room.token,
      tap: { ask, choice: 'has' },
    })
    await events.until(() => events.received.some(({ type }) => type === 'tapped'))
    await tap(room.watcher, 'has')
    expect(await told(room)).toEqual({ has: 2 })
    events.close()
  })

  test('keeps its tap when it comes back, and has none of the next prompt', async () => {
    const room = await play()
    await tap(room.ida, 'has')
    await room.ida.ask({ do: 'sit-out', isOut: false })
    await room.ida.until(() => room.ida.table()?.viewer === 2)
    expect(room.ida.asked()).toBeNull()
    await tap(room.watcher, 'has')
    expect(await told(room)).toEqual({ has: 2 })
  })

  test('is not told alone: everybody knows whose tap that is', async () => {
    const room = await play()
    await tap(room.ida, 'has')
    expect(await told(room)).toBeUndefined()
  })

  test('does not tap while it plays', async () => {
    const room = await play()
    const ask = room.ida.asked()?.id
    room.emil.say({ type: 'tap', ask, choice: 'has' })
    await room.emil.until(() => room.emil.received.some(({ type }) => type === 'tapped'))
    expect(room.emil.tapped()).toBeNull()
    expect(await told(room)).toBeUndefined()
  })

  test('is the fifth that breaks a tie', async () => {
    const { code, phones } = await seatAt(rooms.url, ['Sofie', 'Emil', 'Ida', 'Noah', 'Mia'])
    const [host, , , , mia] = phones as [RoomPhone, RoomPhone, RoomPhone, RoomPhone, RoomPhone]
    await host.ask(startLikely)
    await mia.ask({ do: 'sit-out', isOut: true })
    const watching = await Promise.all(
      Array.from({ length: 4 }, () => connectPhone(rooms.url, { code, as: 'audience' })),
    )
    for (const phone of [mia, ...watching]) {
      await phone.until(() => phone.asked())
      await tap(phone, '1')
    }
    const players = phones.slice(0, 4)
    for (const [seat, phone] of players.entries()) {
      await phone.act({ type: 'vote', for: [1, 0, 0, 1][seat] })
    }
    for (const phone of players) phone.move({ type: 'call', count: 1 })
    await host.until(() => host.game().phase === 'reveal')
    expect(host.game().crowned).toEqual([1])
  })
})
