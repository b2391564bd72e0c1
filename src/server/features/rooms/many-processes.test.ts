import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isPostgresThere } from '#tests/support/database/database.ts'
import { connectByEvents } from '#tests/support/rooms/event-phone.ts'
import { isNatsThere, startNats } from '#tests/support/rooms/nats-server.ts'
import {
  connectPhone,
  openRoomAt,
  postJson,
  type RoomPhone,
  startLikely,
  startNever,
  takeSeatAt,
} from '#tests/support/rooms/room-phone.ts'
import { untilTick } from '#tests/support/rooms/rooms-of-rows.ts'
import { useTwoProcesses } from '#tests/support/rooms/two-processes.ts'

const patienceMs = 10_000

describe.runIf(isPostgresThere)('two processes on one database', () => {
  const two = useTwoProcesses()
  let nats: Awaited<ReturnType<typeof startNats>> | null = null
  afterEach(async () => {
    await nats?.stop()
    nats = null
  })

  const open = async (hints: 'NOTIFY' | 'NATS' | 'none' = 'NOTIFY') => {
    if (hints === 'NATS') nats = await startNats()
    const urls = await two.open({ isNotified: hints === 'NOTIFY', hintsUrl: nats?.url })
    if (hints === 'NOTIFY') {
      await vi.waitFor(async () => expect(await countListeners()).toBe(2), patienceMs)
    }
    return urls
  }

  const countListeners = async () => {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and query = 'listen party_dojo_rooms'
    `.execute(two.database.db)
    return rows.length
  }

  /** Who watches in one of both, as the other was told last. */
  async function crowdOf(at: 0 | 1, code: string) {
    const [teller, told] = at === 0 ? two.processes : two.processes.toReversed()
    if (!teller || !told) throw new Error('they are not open')
    const id = (await told.services.rooms.findId(code)) ?? ''
    return told.services.rooms.open(id).elsewhere.get(teller.services.rooms.processId)
  }

  /** Three seconds in which these phones are heard. */
  async function pass(phones: readonly RoomPhone[]): Promise<void> {
    for (const at of [0, 1] as const) two.aheadMs[at] += 3_000
    for (const phone of phones) phone.say({ type: 'ping' })
    await untilTick()
  }

  const ways: ['NOTIFY' | 'NATS' | 'none', number][] = [
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

  test('the audience of both is counted together, and breaks a tie in either', async () => {
    const [here, there] = await open()
    const host = await openRoomAt(here)
    const other = await takeSeatAt(here, host.code, 'Emil')
    const third = await takeSeatAt(here, host.code, 'Ida')
    const phones = [
      await connectPhone(here, host),
      await connectPhone(here, other),
      await connectPhone(here, third),
    ] as const
    const [a] = phones
    const watch = (url: string) => connectPhone(url, { code: host.code, as: 'audience' })
    const watching = await Promise.all([here, here, there, there, there].map(watch))
    for (const phone of [a, ...watching]) await phone.until(() => phone.view()?.room.audience === 5)
    await a.ask(startLikely)
    for (const phone of watching) {
      await phone.until(() => phone.asked())
      phone.tap('2')
      await phone.until(() => phone.tapped() === '2')
    }
    // Taps are told to other processes a moment later.
    await vi.waitFor(
      async () => expect((await crowdOf(1, host.code))?.taps).toEqual({ 2: 3 }),
      patienceMs,
    )
    for (const [seat, phone] of phones.entries()) {
      await phone.act({ type: 'vote', for: (seat + 1) % 3 })
    }
    for (const phone of phones) phone.move({ type: 'call', count: 1 })
    for (const phone of [...phones, ...watching]) {
      await phone.until(() => phone.game().phase === 'reveal')
      expect(phone.game().crowned).toEqual([2])
      expect(phone.table()?.audience.heard?.taps).toEqual({ 2: 5 })
      phone.vanish()
    }
  })

  test('a seat that sits out and has a tab in both taps once, as it tapped last', async () => {
    const [here, there] = await open()
    const host = await openRoomAt(here)
    const other = await takeSeatAt(here, host.code, 'Emil')
    const third = await takeSeatAt(here, host.code, 'Ida')
    const a = await connectPhone(here, host)
    const b = await connectPhone(here, other)
    const watcher = await connectPhone(here, { code: host.code, as: 'audience' })
    const tabs = [await connectPhone(here, third), await connectPhone(there, third)] as const
    await a.ask(startNever)
    await tabs[0].ask({ do: 'sit-out', isOut: true })
    for (const [at, choice] of [
      [0, 'has'],
      [1, 'hasnt'],
    ] as const) {
      const tab = tabs[at]
      await tab.until(() => tab.asked())
      tab.tap(choice)
      await tab.until(() => tab.tapped() === choice)
      const told = { 2: [choice, expect.any(Number)] }
      await vi.waitFor(
        async () => expect((await crowdOf(at, host.code))?.sitting).toEqual(told),
        patienceMs,
      )
    }
    watcher.tap('has')
    await watcher.until(() => watcher.tapped() === 'has')
    // Past the time after which other processes forget what is not told again.
    for (let second = 0; second < 12; second += 3) {
      const toldAtMs = (await crowdOf(1, host.code))?.atMs ?? 0
      await pass([a, b, watcher, ...tabs])
      await vi.waitFor(
        async () =>
          expect((await crowdOf(1, host.code))?.atMs).toBeGreaterThanOrEqual(toldAtMs + 3_000),
        patienceMs,
      )
    }
    for (const phone of [a, b]) await phone.act({ type: 'answer', has: true })
    for (const phone of [a, ...tabs]) {
      await phone.until(() => phone.table()?.audience.heard)
      expect(phone.table()?.audience.heard?.taps).toEqual({ has: 1, hasnt: 1 })
    }
    for (const phone of [a, b, watcher, ...tabs]) phone.vanish()
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

  test('two hundred watch, in whichever process', async () => {
    const [here, there] = await open()
    const host = await openRoomAt(here)
    const a = await connectPhone(here, host)
    const watch = (url: string) => connectPhone(url, { code: host.code, as: 'audience' })
    const watching = await Promise.all(
      Array.from({ length: 200 }, (_, at) => watch(at % 2 ? here : there)),
    )
    await a.until(() => a.view()?.room.audience === 200)
    await watching[0]?.until(() => watching[0]?.view()?.room.audience === 200)
    for (const url of [here, there]) {
      const late = await watch(url)
      await late.until(() => late.goodbye() === 'full')
    }
    for (const phone of [a, ...watching]) phone.vanish()
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
