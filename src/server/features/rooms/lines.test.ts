import { describe, expect, test } from 'vitest'
import type { RoomCall } from '#contract/room-messages.ts'
import { promptKey } from '#domain/prompts/memory.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  connectPhone,
  openRoomAt,
  postJson,
  type RoomPhone,
  seatAt,
  startNever,
} from '#tests/support/rooms/room-phone.ts'
import { openRoomsOfRows } from '#tests/support/rooms/rooms-of-rows.ts'

const texts = Array.from({ length: 12 }, (_, at) => `prompt ${at}`)
const crossing = texts.slice(0, 11)
const start = {
  ...startNever,
  lists: [texts],
  topics: { exes: crossing.map(promptKey) },
} as typeof startNever

describe.each(databaseKinds)('lines in a room on %s', (kind) => {
  const rooms = openRoomsOfRows(kind)

  test('are kept, and sent to their own seat alone', async () => {
    const { phones, grants, code } = await seatAt(rooms.url, ['Sofie', 'Emil', 'Ida'])
    const [host, emil, ida] = phones as [RoomPhone, RoomPhone, RoomPhone]
    const screen = await connectPhone(rooms.url, { code })
    await emil.ask({ do: 'lines', lines: ['exes', 'family'] })
    await emil.until(() => emil.view()?.room.lines.length === 2)
    for (const phone of [host, ida, screen]) {
      await phone.until(() => phone.view()?.seq === emil.view()?.seq)
      expect(phone.view()?.room.lines).toEqual([])
      expect(phone.texts.join('\n')).not.toMatch(/exes|family|spared/)
    }
    const again = await connectPhone(rooms.url, { code, token: grants[1]?.token ?? '' })
    await again.until(() => again.view())
    expect(again.view()?.room.lines).toEqual(['exes', 'family'])
  })

  test('leave out what crosses them, from the start or from the next prompt on', async () => {
    const { phones } = await seatAt(rooms.url, ['Sofie', 'Emil', 'Ida'])
    const [host, emil] = phones as [RoomPhone, RoomPhone]
    await host.ask(start)
    await emil.until(() => emil.table())
    const first = emil.game().prompt.raw
    await emil.ask({ do: 'lines', lines: ['exes'] })
    await emil.until(() => emil.view()?.room.lines.length === 1)
    expect(emil.game().prompt.raw).toBe(first)
    await host.act({ type: 'skip' })
    await emil.until(() => emil.game().prompt.raw !== first)
    expect(emil.game().prompt.raw).toBe(texts[11])
  })

  test('that leave nothing over keep a game from starting, and say no name', async () => {
    const { phones } = await seatAt(rooms.url, ['Sofie', 'Emil'])
    const [host, emil] = phones as [RoomPhone, RoomPhone]
    await emil.ask({ do: 'lines', lines: ['exes'] })
    await emil.until(() => emil.view()?.room.lines.length === 1)
    await host.ask({ ...start, lists: [crossing] } as typeof start)
    await host.until(() => host.refusals().length > 0)
    expect(host.refusals()[0]).toEqual({ type: 'refusal', n: 1, code: 'nothing-left' })
  })

  test('leave no trace in a game that one phone takes, and go on in one from a phone', async () => {
    const { phones, grants, code } = await seatAt(rooms.url, ['Sofie', 'Emil', 'Ida'])
    const [host, emil] = phones as [RoomPhone, RoomPhone]
    await emil.ask({ do: 'lines', lines: ['exes'] })
    const tasks = [[...texts], [...texts]]
    await host.ask({ ...start, game: 'truth-or-dare', options: {}, lists: tasks } as RoomCall)
    await emil.until(() => emil.table())
    const taken = await postJson(rooms.url, `/api/rooms/${code}/take-back`, {
      token: grants[0]?.token,
    })
    const { proof: _, ...carried } = await taken.json()
    expect(carried.state.deck.lists).toEqual([[texts[11]], [texts[11]]])
    expect(JSON.stringify(carried)).not.toMatch(/crossed|spared/)

    const { deck } = carried.state
    const state = { ...carried.state, deck: { ...deck, lists: tasks } }
    const room = await openRoomAt(rooms.url, 'Sofie', { carried: { ...carried, state, own: 0 } })
    const again = await connectPhone(rooms.url, room)
    await again.ask({ do: 'lines', lines: ['exes'] })
    const back = await postJson(rooms.url, `/api/rooms/${room.code}/take-back`, {
      token: room.token,
    })
    expect((await back.json()).state.deck.lists).toEqual([[texts[11]], [texts[11]]])
  })

  test('the spice is the host’s choice, and hot says that everybody is 18', async () => {
    const { phones } = await seatAt(rooms.url, ['Sofie', 'Emil'])
    const [host, emil] = phones as [RoomPhone, RoomPhone]
    expect(emil.view()?.room).toMatchObject({ spice: 2, areAdults: false })
    await emil.ask({ do: 'spice', spice: 3 })
    await emil.until(() => emil.refusals().length > 0)
    expect(emil.refusals()[0]?.code).toBe('host-only')
    await host.ask({ do: 'spice', spice: 3 })
    await host.ask({ do: 'spice', spice: 1 })
    await emil.until(() => emil.view()?.room.spice === 1)
    expect(emil.view()?.room.areAdults).toBe(true)
  })
})
