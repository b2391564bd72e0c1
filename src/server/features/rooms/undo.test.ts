import { describe, expect, test } from 'vitest'
import type { RoomCall } from '#contract/room-messages.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { type RoomPhone, seatAt, startNever } from '#tests/support/rooms/room-phone.ts'
import { openRoomsOfRows } from '#tests/support/rooms/rooms-of-rows.ts'

describe.each(databaseKinds)('taken back on %s', (kind) => {
  const rooms = openRoomsOfRows(kind)

  const reveal = async () => {
    const { phones } = await seatAt(rooms.url, ['Sofie', 'Emil'])
    const [host, emil] = phones as [RoomPhone, RoomPhone]
    await host.ask({ ...startNever, options: { calls: false, story: false } } as RoomCall)
    await emil.until(() => emil.table())
    await host.act({ type: 'answer', has: true })
    await emil.act({ type: 'answer', has: false })
    await host.until(() => host.game().phase === 'show')
    rooms.aheadMs += 5_000
    return { host, emil }
  }
  const undo = (phone: RoomPhone, atMs = phone.table()?.undoAtMs ?? 0) =>
    phone.ask({ do: 'undo', atMs })

  test('by the host, a Next: the reveal is back, and the prompt after it is dealt again', async () => {
    const { host, emil } = await reveal()
    expect(host.table()?.undoAtMs).toBeNull()
    const shown = host.game()
    await emil.act({ type: 'next' })
    await host.until(() => host.game().round === 2 && host.table()?.undoAtMs)
    expect(emil.table()?.undoAtMs).toBeNull()
    await undo(emil, host.table()?.undoAtMs ?? 0)
    expect(emil.refusals()).toMatchObject([{ code: 'host-only' }])
    await undo(host)
    await emil.until(() => emil.game().round === 1)
    expect(host.game()).toMatchObject({ phase: 'show', guilty: shown.guilty, petals: shown.petals })
    expect(host.table()?.undoAtMs).toBeNull()
    await undo(host)
    expect(host.refusals()).toMatchObject([{ code: 'nothing-to-undo' }])
    await emil.act({ type: 'next' })
    await host.until(() => host.game().round === 2)
    for (const phone of [host, emil]) phone.close()
  })

  test('by the host, the end of a game, with its points', async () => {
    const { host, emil } = await reveal()
    await host.ask({ do: 'end' })
    await emil.until(() => emil.table()?.recap && emil.view()?.room.evening)
    await undo(host)
    await emil.until(() => emil.table() && !emil.table()?.recap)
    expect(emil.game().phase).toBe('show')
    await host.ask({ do: 'end' })
    await emil.until(() => emil.table()?.recap)
    expect(emil.view()?.room.evening?.games).toBe(1)
    for (const phone of [host, emil]) phone.close()
  })

  test('by a player, their own tap, known to their phone alone; not once somebody else tapped', async () => {
    const { phones } = await seatAt(rooms.url, ['Sofie', 'Emil'])
    const [host, emil] = phones as [RoomPhone, RoomPhone]
    const options = { order: 'left' }
    await host.ask({ ...startNever, game: 'category', options } as RoomCall)
    await host.until(() => host.table())
    rooms.aheadMs += 5_000
    await host.act({ type: 'start' })
    const back = (phone: RoomPhone) => phone.table()?.takeBackAtMs ?? null
    await host.act({ type: 'answer' })
    await emil.until(() => emil.game().turn === 1)
    expect([back(host) === null, back(emil)]).toEqual([false, null])
    const tapped = back(host) ?? 0
    await emil.ask({ do: 'take-back', atMs: tapped })
    expect(emil.refusals()).toMatchObject([{ code: 'nothing-to-undo' }])
    await host.ask({ do: 'take-back', atMs: tapped })
    await emil.until(() => emil.game().turn === 0)
    await host.act({ type: 'answer' })
    await emil.until(() => emil.game().turn === 1)
    const again = back(host) ?? 0
    await emil.act({ type: 'answer' })
    await host.until(() => host.game().turn === 0)
    expect(back(host)).toBeNull()
    await host.ask({ do: 'take-back', atMs: again })
    expect(host.refusals()).toMatchObject([{ code: 'nothing-to-undo' }])
    for (const phone of [host, emil]) phone.close()
  })
})
