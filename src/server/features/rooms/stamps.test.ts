import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  connectPhone,
  postJson,
  type RoomPhone,
  seatAt,
  startNever,
} from '#tests/support/rooms/room-phone.ts'
import { openRoomsOfRows } from '#tests/support/rooms/rooms-of-rows.ts'

describe.each(databaseKinds)('stamps in a room on %s', (kind) => {
  const rooms = openRoomsOfRows(kind)

  const stamps = (phone: RoomPhone) => phone.table()?.stamps ?? null
  const stamp = (phone: RoomPhone, sent: 'ha' | 'oh' | 'aww' | 'bow') =>
    phone.ask({ do: 'stamp', revealedAtMs: stamps(phone)?.revealedAtMs ?? 0, stamp: sent })
  const reveal = async () => {
    const room = await seatAt(rooms.url, ['Sofie', 'Emil', 'Ida'])
    const [host, emil, ida] = room.phones as [RoomPhone, RoomPhone, RoomPhone]
    await host.ask(startNever)
    for (const phone of room.phones) await phone.until(() => phone.table())
    expect(stamps(host)).toBeNull()
    for (const phone of room.phones) await phone.act({ type: 'answer', has: true })
    for (const phone of room.phones) await phone.until(() => stamps(phone))
    const screen = await connectPhone(rooms.url, { code: room.code })
    await screen.until(() => stamps(screen))
    return { ...room, host, emil, ida, screen }
  }
  const rowOf = async (code: string) =>
    await rooms.services.database.db
      .selectFrom('rooms')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirstOrThrow()

  test('one each, changeable, counted everywhere, saved nowhere, signed by nobody', async () => {
    const { code, host, emil, ida, screen } = await reveal()
    const before = await rowOf(code)
    const heard = ida.texts.length
    await stamp(host, 'ha')
    await stamp(emil, 'ha')
    await stamp(emil, 'bow')
    for (const phone of [host, emil, ida, screen]) {
      await phone.until(() => stamps(phone)?.counts.bow === 1)
      expect(stamps(phone)?.counts).toEqual({ ha: 1, bow: 1 })
    }
    expect([host, emil, ida, screen].map((phone) => stamps(phone)?.own)).toEqual([
      'ha',
      'bow',
      null,
      null,
    ])
    expect(await rowOf(code)).toEqual(before)
    // All that others are told is the counts.
    for (const view of ida.texts.slice(heard).map((text) => JSON.parse(text))) {
      if (view.type !== 'view') continue
      const { revealedAtMs: _, ...told } = view.room.table.stamps
      expect(Object.keys(told)).toEqual(['counts', 'own'])
      expect(told.own).toBeNull()
    }
  })

  test('two tabs of a seat are one player, and a phone that comes back has its own', async () => {
    const { code, grants, host, emil } = await reveal()
    const second = await connectPhone(rooms.url, { code, token: grants[1]?.token ?? '' })
    await second.until(() => stamps(second))
    await stamp(emil, 'oh')
    await stamp(second, 'aww')
    await host.until(() => stamps(host)?.counts.aww)
    expect(stamps(host)?.counts).toEqual({ aww: 1 })
    emil.vanish()
    second.vanish()
    const back = await connectPhone(rooms.url, { code, token: grants[1]?.token ?? '' })
    await back.until(() => stamps(back)?.own === 'aww')
  })

  test('who sits out stamps; a late one counts nowhere; without a socket it comes by a call', async () => {
    const { code, grants, host, emil, ida } = await reveal()
    await ida.ask({ do: 'sit-out', isOut: true })
    await ida.until(() => ida.table()?.viewer === 'audience' && stamps(ida))
    await stamp(ida, 'ha')
    const late = { do: 'stamp', revealedAtMs: 1, stamp: 'oh' } as const
    await host.ask(late)
    const messages = [
      { type: 'call', n: 1, call: { ...late, revealedAtMs: stamps(emil)?.revealedAtMs } },
    ]
    const sent = { token: grants[1]?.token, tab: 'another-tab', messages }
    const answer = await postJson(rooms.url, `/api/rooms/${code}/messages`, sent)
    expect(await answer.json()).toEqual({ acked: 1, refusals: [] })
    await host.until(() => stamps(host)?.counts.oh)
    expect(stamps(host)?.counts).toEqual({ ha: 1, oh: 1 })
    expect(host.refusals()).toEqual([])
  })

  test('the host alone switches them off, and nothing counts meanwhile', async () => {
    const { host, emil } = await reveal()
    await emil.ask({ do: 'allow-stamps', isOn: false })
    expect(emil.refusals().map(({ code }) => code)).toEqual(['host-only'])
    await host.ask({ do: 'allow-stamps', isOn: false })
    await emil.until(() => emil.view()?.room.hasStamps === false)
    expect(stamps(emil)).toBeNull()
    await stamp(emil, 'ha')
    await host.ask({ do: 'allow-stamps', isOn: true })
    await emil.until(() => stamps(emil))
    expect(stamps(emil)?.counts).toEqual({})
  })
})
