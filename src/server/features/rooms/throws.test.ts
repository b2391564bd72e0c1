import { describe, expect, test } from 'vitest'
import type { RoomCall } from '#contract/room-messages.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { connectByEvents } from '#tests/support/rooms/event-phone.ts'
import {
  connectPhone,
  type RoomPhone,
  seatAt,
  startNever,
} from '#tests/support/rooms/room-phone.ts'
import { openRoomsOfRows } from '#tests/support/rooms/rooms-of-rows.ts'

const hand = { count: 2, sides: 6 } as const
const flip: RoomCall = { do: 'throw', tool: 'coin-flip', hand }
const spin: RoomCall = { do: 'throw', tool: 'spin-the-bottle', hand }

describe.each(databaseKinds)('a tool is thrown in a room on %s', (kind) => {
  const rooms = openRoomsOfRows(kind)

  const gather = async () => {
    const { code, grants, phones } = await seatAt(rooms.url, ['Sofie', 'Emil'])
    const tv = await connectPhone(rooms.url, { code })
    const watcher = await connectPhone(rooms.url, { code, as: 'audience' })
    const [host, emil] = phones as [RoomPhone, RoomPhone]
    return { code, grants, host, emil, tv, watcher, all: [host, emil, tv, watcher] }
  }
  const thrownTo = (phone: RoomPhone) => phone.view()?.room.thrown ?? null
  const close = (phones: readonly RoomPhone[]) => {
    for (const phone of phones) phone.close()
  }

  test('by anybody with a seat: one result for every phone, the TV and who watches', async () => {
    const { emil, tv, watcher, all } = await gather()
    await emil.ask(spin)
    for (const phone of all) await phone.until(() => thrownTo(phone))
    const results = all.map((phone) => JSON.stringify(thrownTo(phone)))
    expect(new Set(results).size).toBe(1)
    expect(thrownTo(tv)).toMatchObject({
      seat: 1,
      result: { tool: 'spin-the-bottle', seats: [0, 1] },
    })
    for (const phone of [tv, watcher]) phone.call(flip, 1)
    await tv.until(() => tv.refusals().length > 0)
    await watcher.until(() => watcher.refusals().length > 0)
    expect([...tv.refusals(), ...watcher.refusals()]).toMatchObject([
      { code: 'watching' },
      { code: 'watching' },
    ])
    close(all)
  })

  test('once, however often it is sent, by any way', async () => {
    const { code, grants, host, emil, all } = await gather()
    emil.call(flip, 1)
    emil.call(flip, 1)
    await host.until(() => thrownTo(host))
    const first = thrownTo(host)
    expect(emil.refusals()).toEqual([])
    const { token } = grants[0] ?? { token: '' }
    const posting = await connectByEvents(rooms.url, { code, token })
    const refused = await posting.send({ type: 'call', n: 1, call: flip })
    expect(refused.refusals).toMatchObject([{ n: 1, code: 'in-motion' }])
    rooms.aheadMs += 2_000
    const taken = { type: 'call', n: 2, call: flip } as const
    for (let time = 0; time < 2; time++) expect((await posting.send(taken)).refusals).toEqual([])
    await host.until(() => thrownTo(host)?.atMs !== first?.atMs)
    posting.close()
    close(all)
  })

  test('a game that starts takes the screens, and nothing is thrown in it', async () => {
    const { code, host, emil, all } = await gather()
    await emil.ask(spin)
    await host.ask({ ...startNever, options: { calls: false, story: false } } as RoomCall)
    await emil.until(() => emil.table())
    expect(thrownTo(emil)).toBeNull()
    await emil.ask(flip)
    expect(emil.refusals()).toMatchObject([{ code: 'not-now' }])
    await host.ask({ do: 'end' })
    await host.ask({ do: 'end' })
    await emil.until(() => !emil.table())
    await emil.ask(flip)
    await host.until(() => thrownTo(host)?.result.tool === 'coin-flip')
    rooms.aheadMs += 8_000
    const late = await connectPhone(rooms.url, { code })
    await late.until(() => late.view())
    expect(thrownTo(late)).toBeNull()
    close([...all, late])
  })

  test.each([
    { count: 11, sides: 6 },
    { count: 1, sides: 7 },
    { count: 0.5, sides: 6 },
  ])('%j is no hand', async (bad) => {
    const { emil, all } = await gather()
    emil.say({ type: 'call', n: 1, call: { do: 'throw', tool: 'dice-roll', hand: bad } })
    await emil.until(() => emil.closeCode() !== null)
    expect(emil.closeCode()).toBe(1008)
    close(all)
  })
})
