import { describe, expect, test } from 'vitest'
import { promptKey } from '#domain/prompts/memory.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  connectPhone,
  type RoomPhone,
  seatAt,
  startNever,
} from '#tests/support/rooms/room-phone.ts'
import { openRoomsOfRows } from '#tests/support/rooms/rooms-of-rows.ts'

const texts = Array.from({ length: 12 }, (_, at) => `prompt ${at}`)
const start = { ...startNever, lists: [texts] } as typeof startNever

describe.each(databaseKinds)('a room on %s', (kind) => {
  const rooms = openRoomsOfRows(kind)

  const seated = async () => {
    const { phones, code } = await seatAt(rooms.url, ['Sofie', 'Emil', 'Ida'])
    const [host, emil] = phones as [RoomPhone, RoomPhone]
    return { host, emil, code }
  }

  test('goes sober in the middle of a game, by its host', async () => {
    const { host, emil } = await seated()
    await host.ask(start)
    await emil.until(() => emil.table())
    expect(emil.table()?.sober).toBe(false)
    await emil.ask({ do: 'sober', isOn: true })
    expect(emil.refusals()).toMatchObject([{ code: 'host-only' }])
    await host.ask({ do: 'sober', isOn: true })
    await emil.until(() => emil.table()?.sober)
    await host.ask({ do: 'sober', isOn: false })
    await emil.until(() => emil.table()?.sober === false)
  })

  test('has no table to be sober in its lobby', async () => {
    const { host } = await seated()
    await host.ask({ do: 'sober', isOn: true })
    await host.until(() => host.refusals().length > 0)
    expect(host.refusals()).toMatchObject([{ code: 'no-game' }])
  })

  test('asks a phone for its own price alone, and no screen for any', async () => {
    const { host, emil, code } = await seated()
    const tv = await connectPhone(rooms.url, { code })
    await host.ask(start)
    await emil.until(() => emil.table())
    for (const phone of [host, emil]) await phone.act({ type: 'answer', has: true })
    const [ida] = [host.view()?.room.seats.find(({ name }) => name === 'Ida')]
    await host.ask({ do: 'remove', seat: ida?.seat ?? -1 })
    await emil.until(() => emil.game().phase === 'show')
    await host.until(() => host.view()?.seq === emil.view()?.seq)
    await tv.until(() => tv.view()?.seq === emil.view()?.seq)
    expect(host.table()?.asks?.counts).toEqual([1, 0, 0])
    expect(emil.table()?.asks?.counts).toEqual([0, 1, 0])
    expect(tv.table()?.asks).toBeNull()
  })

  test('deals what it has seen last, and tells phones alone which, once a game is over', async () => {
    const { host, emil, code } = await seated()
    const tv = await connectPhone(rooms.url, { code })
    await host.ask(start)
    for (const shown of texts.slice(0, 5)) {
      await emil.until(() => emil.game()?.prompt.raw === shown)
      expect(emil.table()?.seen).toEqual([])
      if (shown !== texts[4]) await host.act({ type: 'skip' })
    }
    await host.ask({ do: 'end' })
    await emil.until(() => emil.table()?.recap)
    expect(emil.table()?.seen).toEqual(texts.slice(0, 4).map(promptKey))
    await tv.until(() => tv.table()?.recap)
    expect(tv.table()?.seen).toEqual([])
    await host.ask(start)
    await emil.until(() => emil.table()?.recap === null)
    expect(emil.game().prompt.raw).toBe(texts[5])
  })
})
