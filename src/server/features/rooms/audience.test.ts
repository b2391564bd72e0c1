import { describe, expect, test } from 'vitest'
import type { RoomCall } from '#contract/room-messages.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { connectByEvents } from '#tests/support/rooms/event-phone.ts'
import {
  connectPhone,
  openRoomAt,
  postJson,
  type RoomPhone,
  seatAt,
  startLikely,
  startNever,
  takeSeatAt,
} from '#tests/support/rooms/room-phone.ts'
import { openRoomsOfRows, passTime } from '#tests/support/rooms/rooms-of-rows.ts'

describe.each(databaseKinds)('the audience of a room on %s', (kind) => {
  const rooms = openRoomsOfRows(kind)

  const watch = async (code: string, count: number) =>
    await Promise.all(
      Array.from({ length: count }, () => connectPhone(rooms.url, { code, as: 'audience' })),
    )
  const play = async (names: readonly string[], start: RoomCall) => {
    const room = await seatAt(rooms.url, names)
    const [host] = room.phones as [RoomPhone]
    await host.ask(start)
    for (const phone of room.phones) await phone.until(() => phone.table())
    return { ...room, host }
  }
  const rowOf = async (code: string) =>
    await rooms.services.database.db
      .selectFrom('rooms')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirstOrThrow()

  test('twenty play and two hundred watch: every tap is told, and the 201st is told why', async () => {
    const host = await openRoomAt(rooms.url)
    const grants = [host]
    for (let seat = 1; seat < 20; seat++) {
      rooms.aheadMs += 1_000
      grants.push(await takeSeatAt(rooms.url, host.code, `Guest ${seat}`))
    }
    const phones = await Promise.all(grants.map((grant) => connectPhone(rooms.url, grant)))
    const [first] = phones as [RoomPhone]
    await first.until(
      () => first.view()?.room.seats.filter(({ presence }) => presence === 'here').length === 20,
    )
    const screen = await connectPhone(rooms.url, { code: host.code })
    const watching = await watch(host.code, 200)
    await first.until(() => first.view()?.room.audience === 200)
    const [late] = await watch(host.code, 1)
    await late?.until(() => late.goodbye() === 'full')

    await first.ask(startNever)
    for (const phone of watching) await phone.until(() => phone.asked())
    const before = await rowOf(host.code)
    const startedMs = performance.now()
    for (const [at, phone] of watching.entries()) phone.tap(at % 4 === 0 ? 'has' : 'hasnt')
    for (const phone of watching) await phone.until(() => phone.tapped())
    const tappedMs = performance.now() - startedMs
    expect(await rowOf(host.code)).toEqual(before)
    const answeredMs = performance.now()
    for (const phone of phones) phone.move({ type: 'answer', has: true })
    for (const phone of [...phones, ...watching, screen]) {
      await phone.until(() => phone.game().phase === 'show')
    }
    const shownMs = performance.now() - answeredMs
    for (const phone of [screen, first, watching[7] as RoomPhone]) {
      expect(phone.table()?.audience).toMatchObject({
        ask: null,
        heard: { kind: 'has', taps: { has: 50, hasnt: 150 } },
      })
    }
    expect(tappedMs + shownMs).toBeLessThan(8_000)
    for (const phone of [...phones, ...watching, screen]) phone.vanish()
  }, 60_000)

  test.each<[string, number, number[]]>([
    ['four taps break no tie', 4, [0, 1]],
    ['five do', 5, [1]],
  ])('%s', async (_, taps, crowned) => {
    const { phones, code } = await play(['Sofie', 'Emil', 'Ida', 'Noah'], startLikely)
    const watching = await watch(code, taps)
    for (const phone of watching) {
      await phone.until(() => phone.asked())
      phone.tap('1')
      await phone.until(() => phone.tapped() === '1')
    }
    const votes = [1, 0, 0, 1]
    for (const [seat, phone] of phones.entries()) {
      await phone.act({ type: 'vote', for: votes[seat] })
    }
    for (const phone of phones) phone.move({ type: 'call', count: 1 })
    for (const phone of [...phones, ...watching]) {
      await phone.until(() => phone.game().phase === 'reveal')
      expect(phone.game().crowned).toEqual(crowned)
    }
  })

  test('a tap may be changed, and counts once', async () => {
    const { phones, code, host } = await play(['Sofie', 'Emil'], startNever)
    const [watcher] = (await watch(code, 1)) as [RoomPhone]
    await watcher.until(() => watcher.asked())
    for (const choice of ['has', 'hasnt', 'has', 'hasnt']) {
      watcher.tap(choice)
      await watcher.until(() => watcher.tapped() === choice)
    }
    for (const phone of phones) await phone.act({ type: 'answer', has: true })
    await host.until(() => host.table()?.audience.heard)
    expect(host.table()?.audience.heard?.taps).toEqual({ hasnt: 1 })
  })

  test('a late tap counts nowhere, and is told so', async () => {
    const { phones, code, host } = await play(['Sofie', 'Emil'], startNever)
    const [watcher] = (await watch(code, 1)) as [RoomPhone]
    await watcher.until(() => watcher.asked())
    const late = { type: 'tap', ask: watcher.asked()?.id, choice: 'has' }
    await host.act({ type: 'skip' })
    await watcher.until(() => watcher.asked() && watcher.asked()?.id !== late.ask)
    watcher.say(late)
    await watcher.until(() => watcher.received.some(({ type }) => type === 'tapped'))
    expect(watcher.tapped()).toBeNull()
    for (const phone of phones) await phone.act({ type: 'answer', has: true })
    await host.until(() => host.game().phase === 'show')
    expect(host.table()?.audience.heard).toBeNull()
  })

  test('a phone that lost its network is back with its tap, and is one phone', async () => {
    const { phones, code, host } = await play(['Sofie', 'Emil'], startNever)
    const [before] = (await watch(code, 1)) as [RoomPhone]
    await before.until(() => before.asked())
    before.tap('has')
    await before.until(() => before.tapped() === 'has')
    const back = await connectPhone(rooms.url, { code, as: 'audience' }, { tab: before.tab })
    await before.until(() => before.closeCode() !== null)
    await back.until(() => back.view()?.room.audience === 1)
    for (const phone of phones) await phone.act({ type: 'answer', has: true })
    await host.until(() => host.table()?.audience.heard)
    expect(host.table()?.audience.heard?.taps).toEqual({ has: 1 })
  })

  test('where no socket gets through, a stream that is opened anew says the tap', async () => {
    const { phones, code, host } = await play(['Sofie', 'Emil'], startNever)
    const [other] = (await watch(code, 1)) as [RoomPhone]
    await other.until(() => other.asked())
    const tap = { ask: other.asked()?.id ?? '', choice: 'has' }
    const events = await connectByEvents(rooms.url, { code, as: 'audience', tap })
    await events.until(() => events.received.some(({ type }) => type === 'tapped'))
    for (const phone of phones) await phone.act({ type: 'answer', has: true })
    await host.until(() => host.table()?.audience.heard)
    expect(host.table()?.audience.heard?.taps).toEqual({ has: 1 })
    events.close()
  })

  test('a locked room lets nobody in to watch; who watches stays', async () => {
    const { phones, code } = await seatAt(rooms.url, ['Sofie', 'Emil'])
    const [early] = (await watch(code, 1)) as [RoomPhone]
    await early.until(() => early.view())
    await phones[0]?.ask({ do: 'lock', isLocked: true })
    const [late] = (await watch(code, 1)) as [RoomPhone]
    await late.until(() => late.goodbye() === 'locked')
    await early.until(() => early.view()?.room.isLocked)
    const seat = await postJson(rooms.url, `/api/rooms/${code}/seats`, { name: 'Ida' })
    expect(seat.headers.get('x-room-refusal')).toBe('locked')
    expect(early.goodbye()).toBeNull()
  })

  test('what was said is put away when the next question opens', async () => {
    const { phones, code, host } = await play(['Sofie', 'Emil'], startNever)
    const [watcher] = (await watch(code, 1)) as [RoomPhone]
    await watcher.until(() => watcher.asked())
    watcher.tap('has')
    await watcher.until(() => watcher.tapped())
    for (const phone of phones) await phone.act({ type: 'answer', has: true })
    await host.until(() => host.table()?.audience.heard)
    await passTime(rooms, [...phones, watcher], 4_100)
    await host.act({ type: 'next' })
    await watcher.until(() => watcher.asked())
    expect(watcher.table()?.audience.heard).toBeNull()
  })
})
