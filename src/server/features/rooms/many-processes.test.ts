import { describe, expect, test } from 'vitest'
import { isPostgresThere } from '#tests/support/database/database.ts'
import { connectByEvents } from '#tests/support/rooms/event-phone.ts'
import { isNatsThere } from '#tests/support/rooms/nats-server.ts'
import {
  connectPhone,
  openRoomAt,
  postJson,
  type RoomPhone,
  startNever,
  takeSeatAt,
} from '#tests/support/rooms/room-phone.ts'
import { type HintWay, useTwoProcesses } from '#tests/support/rooms/two-processes.ts'

describe.runIf(isPostgresThere)('two processes on one database', () => {
  const { open, time, pass } = useTwoProcesses()
  const ways: [HintWay, number][] = [
    ['NOTIFY', 400],
    ['none', 2_500],
  ]
  if (isNatsThere) ways.push(['NATS', 400])

  test.each(ways)('a move here is seen there, by %s, within %i ms', async (hints, withinMs) => {
    const [here, there] = await open(hints)
    const host = await openRoomAt(here)
    const other = await takeSeatAt(there, host.code, 'Emil')
    const a = await connectPhone(here, host)
    const b = await connectPhone(there, other)
    await a.until(
      () => a.view()?.room.seats.filter((seat) => seat.presence === 'here').length === 2,
    )
    await a.ask(startNever)
    await b.until(() => b.table(), withinMs)
    await b.act({ type: 'answer', has: true })
    await a.until(() => a.game().answered === 1, withinMs)
    a.vanish()
    b.vanish()
  })

  test('stamps of both are counted together, a seat of both once', async () => {
    const [here, there] = await open()
    const host = await openRoomAt(here)
    const other = await takeSeatAt(here, host.code, 'Emil')
    const a = await connectPhone(here, host)
    const b = await connectPhone(there, other)
    const again = await connectPhone(here, other)
    await a.ask(startNever)
    for (const phone of [a, b]) {
      await phone.until(() => phone.table())
      await phone.act({ type: 'answer', has: true })
    }
    for (const phone of [a, b, again]) await phone.until(() => phone.table()?.stamps)
    const revealedAtMs = a.table()?.stamps?.revealedAtMs ?? 0
    expect(b.table()?.stamps?.revealedAtMs).toBe(revealedAtMs)
    await a.ask({ do: 'stamp', revealedAtMs, stamp: 'ha' })
    await b.ask({ do: 'stamp', revealedAtMs, stamp: 'bow' })
    for (const phone of [a, b]) await phone.until(() => phone.table()?.stamps?.counts.bow)
    await again.ask({ do: 'stamp', revealedAtMs, stamp: 'ha' })
    for (const phone of [a, b]) {
      await phone.until(() => phone.table()?.stamps?.counts.ha === 2)
      expect(phone.table()?.stamps?.counts).toEqual({ ha: 2 })
    }
    for (const phone of [a, b, again]) phone.vanish()
  })

  test('what is typed in the place of speaking is read in both, and gone in both', async () => {
    const [here, there] = await open()
    const host = await openRoomAt(here)
    const other = await takeSeatAt(here, host.code, 'Emil')
    const a = await connectPhone(here, host)
    const b = await connectPhone(there, other)
    const screen = await connectPhone(there, { code: host.code })
    await a.ask({
      do: 'start',
      game: 'truth-or-dare',
      options: { others: false },
      source: null,
      lists: [['tell a secret'], ['dance']],
    })
    for (const phone of [a, b]) await phone.until(() => phone.table())
    const teller = a.table()?.waitsFor[0] === a.table()?.viewer ? a : b
    time.aheadMs += 4_500
    await teller.act({ type: 'choose', kind: 'truth' })
    await teller.until(() => teller.table()?.speaking?.part)
    const part = teller.table()?.speaking?.part ?? ''
    await teller.ask({ do: 'type', part, text: 'I like rain' })
    const read = (phone: RoomPhone) => phone.table()?.speaking?.typed.map(({ text }) => text)
    for (const phone of [a, b, screen]) {
      await phone.until(() => read(phone)?.[0] === 'I like rain')
    }
    await teller.act({ type: 'pass' })
    for (const phone of [a, b, screen]) await phone.until(() => !phone.table()?.speaking)
    for (const phone of [a, b, screen]) phone.vanish()
  })

  test('moves at the same moment in both are all kept', async () => {
    const [here, there] = await open()
    const host = await openRoomAt(here)
    const phones: RoomPhone[] = [await connectPhone(here, host)]
    for (let seat = 1; seat < 16; seat++) {
      const grant = await takeSeatAt(seat % 2 ? there : here, host.code, `Guest ${seat}`)
      phones.push(await connectPhone(seat % 2 ? there : here, grant))
    }
    const [a] = phones as [RoomPhone]
    await a.until(
      () => a.view()?.room.seats.filter((seat) => seat.presence === 'here').length === 16,
    )
    await a.ask(startNever)
    for (const phone of phones) await phone.until(() => phone.table())
    await Promise.all(phones.map((phone, at) => phone.act({ type: 'answer', has: at % 3 === 0 })))
    for (const phone of phones) {
      await phone.until(() => phone.game().phase === 'show')
      expect(phone.refusals()).toEqual([])
      expect(phone.game().guilty).toEqual([0, 3, 6, 9, 12, 15])
      const versions = phone.views().map(({ seq }) => seq)
      expect(versions).toEqual(versions.toSorted((one, next) => one - next))
      phone.vanish()
    }
  })

  test('a seat goes from one process to the other without being away', async () => {
    const [here, there] = await open()
    const host = await openRoomAt(here)
    const other = await takeSeatAt(here, host.code, 'Emil')
    const a = await connectPhone(here, host)
    const before = await connectPhone(here, other)
    await before.until(() => before.view())
    const seq = before.view()?.seq ?? Infinity
    const after = await connectPhone(there, other, { seq })
    await after.until(() => after.view())
    const seen = a.views().length
    before.vanish()
    expect(after.view()?.seq).toBeGreaterThan(seq)
    for (let second = 0; second < 18; second += 3) await pass([a, after])
    await a.ask({ do: 'lock', isLocked: true })
    const later = a
      .views()
      .slice(seen)
      .flatMap(({ room }) => room.seats)
    expect(new Set(later.map(({ presence }) => presence))).toEqual(new Set(['here']))
    a.vanish()
    after.vanish()
  })

  test('a phone whose stream is here and whose calls go there stays', async () => {
    const [here, there] = await open()
    const host = await openRoomAt(here)
    const a = await connectPhone(here, host)
    const emil = await takeSeatAt(here, host.code, 'Emil')
    const phone = await connectByEvents(here, emil)
    const presences = new Set<string | undefined>()
    await a.until(() => a.view()?.room.seats[1]?.presence === 'here')
    for (let second = 0; second < 30; second += 3) {
      await postJson(there, `/api/rooms/${host.code}/messages`, {
        token: emil.token,
        tab: phone.tab,
        messages: [{ type: 'ping' }],
      })
      await pass([a])
      presences.add(a.view()?.room.seats[1]?.presence)
    }
    expect([...presences]).toEqual(['here'])
    expect(phone.hasEnded()).toBe(false)
    for (let second = 0; second < 12; second += 3) await pass([a])
    await a.until(() => a.view()?.room.seats[1]?.presence === 'away')
    phone.close()
    a.vanish()
  })
})
