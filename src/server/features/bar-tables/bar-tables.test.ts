import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Services } from '#server/compose.ts'
import { openTestServices } from '#tests/support/app/services.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { lantern, makeBarAt, scan, sitDown } from '#tests/support/rooms/bar-table.ts'
import { connectPhone, openRoomAt, postJson, startNever } from '#tests/support/rooms/room-phone.ts'
import { serveRooms } from '#tests/support/rooms/room-server.ts'
import { passTime } from '#tests/support/rooms/rooms-of-rows.ts'
import { barExpiryMs, cleanBars } from './bar-cleanup.ts'

const minuteMs = 60_000
/** Nine in the evening in Copenhagen: five hours before the bar closes. */
const evening = Date.parse('2026-11-28T20:00:00Z')
const closingMs = Date.parse('2026-11-29T01:00:00Z')

describe.each(databaseKinds)('a bar’s tables on %s', (kind) => {
  let services: Services
  let url: string
  let stop: () => Promise<void>
  let nowMs = evening
  let codes: string[]
  const open: { vanish: () => void }[] = []

  beforeAll(async () => {
    services = (await openTestServices(kind)).services
    const served = await serveRooms(services)
    url = served.url
    stop = served.stop
  })
  beforeEach(async () => {
    nowMs = evening
    services.now = () => nowMs
    await services.database.db.deleteFrom('rate_limits').execute()
    codes = await makeBarAt(url, services)
  })
  afterEach(() => {
    for (const phone of open.splice(0)) phone.vanish()
  })
  afterAll(async () => {
    await stop()
    await services.close()
  })

  const connect = async (who: { code: string; token: string }) => {
    const phone = await connectPhone(url, who)
    open.push(phone)
    await phone.until(() => phone.view())
    return phone
  }
  const table = () => codes[0] as string

  test('a scan shows the bar, the table and what will be played, and opens nothing', async () => {
    expect(codes).toHaveLength(3)
    const seen = await scan(url, (codes[1] as string).toLowerCase())
    expect(seen).toEqual({
      code: codes[1],
      bar: 'The Lantern',
      table: 2,
      game: 'slusen',
      use: 'free',
      room: null,
      closesAtMs: closingMs,
    })
  })

  test('the first to sit down hosts a room with the bar’s deck, the next joins it', async () => {
    const host = await sitDown(url, table(), 'Sofie')
    const other = await sitDown(url, table(), 'Emil')
    expect([host.seat, other.seat, other.code]).toEqual([0, 1, host.code])
    const phone = await connect(host)
    expect(phone.view()?.room).toMatchObject({ host: 0, game: 'slusen', expiresAtMs: closingMs })
    expect(await scan(url, table())).toMatchObject({ use: 'on', room: { seats: 2 } })
    expect((await scan(url, codes[1] as string)).room).toBeNull()
  })

  test('phones that scan at the same moment sit in one room, with one host', async () => {
    const names = ['Sofie', 'Emil', 'Ida', 'Noah', 'Mia', 'Jonas']
    const grants = await Promise.all(names.map((name) => sitDown(url, table(), name)))
    expect(new Set(grants.map(({ code }) => code)).size).toBe(1)
    expect(grants.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3, 4, 5])
    const rooms = await services.database.db
      .selectFrom('rooms')
      .select('id')
      .where('code', '=', grants[0]?.code ?? '')
      .execute()
    expect(rooms).toHaveLength(1)
  })

  test('a lost answer may be asked for again: it is the same seat', async () => {
    const key = 'a'.repeat(24)
    const first = await sitDown(url, table(), 'Sofie', { key })
    expect(await sitDown(url, table(), 'Sofie', { key })).toEqual(first)
  })

  test('a group that plays is not replaced, whatever a stranger asks for', async () => {
    const host = await sitDown(url, table(), 'Sofie')
    const phone = await connect(host)
    const passed = { aheadMs: 0 }
    services.now = () => nowMs + passed.aheadMs
    await passTime(passed, [phone], 10 * minuteMs, 9_000)
    const stranger = await sitDown(url, table(), 'Bo', { replaces: host.code })
    expect(stranger.code).toBe(host.code)
  })

  test('who sits down two minutes after the last phone left may begin anew', async () => {
    const host = await sitDown(url, table(), 'Sofie')
    nowMs += minuteMs
    expect(await scan(url, table())).toMatchObject({ use: 'on' })
    nowMs += minuteMs
    const seen = await scan(url, table())
    expect(seen).toMatchObject({ use: 'quiet', room: { code: host.code } })
    const late = await sitDown(url, table(), 'Emil')
    expect(late.code).toBe(host.code)
    nowMs += 2 * minuteMs
    const next = await sitDown(url, table(), 'Ida', { replaces: host.code })
    expect([next.code === host.code, next.seat]).toEqual([false, 0])
    const friend = await sitDown(url, table(), 'Noah', { replaces: host.code })
    expect([friend.code, friend.seat]).toEqual([next.code, 1])
    const phone = await connect(host)
    expect(phone.view()?.room.seats).toHaveLength(2)
  })

  test('half an hour without a phone frees the table', async () => {
    const host = await sitDown(url, table(), 'Sofie')
    nowMs += 30 * minuteMs
    expect(await scan(url, table())).toMatchObject({ use: 'free', room: { code: host.code } })
    const next = await sitDown(url, table(), 'Ida')
    expect([next.code === host.code, next.seat]).toEqual([false, 0])
  })

  test('the end of the evening frees the table, with the phones still there', async () => {
    const host = await sitDown(url, table(), 'Sofie')
    const phone = await connect(host)
    await phone.ask({ do: 'end-evening' })
    expect((await scan(url, table())).use).toBe('free')
    const next = await sitDown(url, table(), 'Ida')
    expect(next.code).not.toBe(host.code)
    expect(phone.goodbye()).toBeNull()
  })

  test('at closing time the evening ends in the middle of a game, and no game starts', async () => {
    nowMs = closingMs - 5_000
    const host = await sitDown(url, table(), 'Sofie')
    const other = await sitDown(url, table(), 'Emil')
    const phone = await connect(host)
    await connect(other)
    await phone.ask(startNever)
    await phone.until(() => phone.table())
    nowMs = closingMs
    await phone.until(() => phone.view()?.room.phase === 'night')
    await phone.ask(startNever)
    expect(phone.view()?.room.phase).toBe('night')
    const next = await scan(url, table())
    expect([next.use, next.closesAtMs]).toEqual(['free', closingMs + 24 * 60 * minuteMs])
  })

  test('whose phone died asks the host of the table’s room', async () => {
    const host = await sitDown(url, table(), 'Sofie')
    const asked = await postJson(url, `/api/tables/${table()}/seats`, {
      name: 'sofie',
      replaces: null,
      isReturn: true,
    })
    expect([asked.status, (await asked.json()).code]).toEqual([202, host.code])
  })

  test.each([
    ['no name', { name: ' \u200b' }, /bar’s name/],
    ['an unkind name', { name: 'The H1tler Arms' }, /word/],
    ['61 tables', { tables: 61 }, /tables/],
    ['no table', { tables: 0 }, /tables/],
    ['a game that is none', { game: 'chess' }, /game/],
    ['an hour that is none', { closes: '25:00' }, /closes/],
    ['a place that is none', { timeZone: 'Nowhere/Land' }, /timeZone/],
  ])('refuses signs with %s', async (_, change, message) => {
    const response = await postJson(url, '/api/bars', { ...lantern, ...change })
    expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(message)])
  })

  test('the same request twice makes one set', async () => {
    const bar = { ...lantern, key: `${kind === 'SQLite' ? 'b' : 'c'}`.repeat(24) }
    const count = async () =>
      (await services.database.db.selectFrom('bar_tables').select('code').execute()).length
    const first = await postJson(url, '/api/bars', bar)
    const before = await count()
    const second = await postJson(url, '/api/bars', bar)
    expect(await second.json()).toEqual(await first.json())
    expect(await count()).toBe(before)
  })

  test.each([
    ['a code no table has', 'BBBBB'],
    ['the code of a room', 'room'],
    ['no code', 'AAAAA'],
  ])('%s is not found', async (_, code) => {
    const wanted = code === 'room' ? (await openRoomAt(url)).code : code
    const response = await fetch(`${url}/api/tables/${wanted}`)
    expect([response.status, (await response.json()).error.message]).toEqual([
      ...[404, 'No table has this code.'],
    ])
  })

  test('one room after the other is limited as rooms are', async () => {
    const row = { hits: 60, ends_at: nowMs + minuteMs }
    await sitDown(url, table(), 'Sofie')
    await services.database.db.updateTable('rate_limits').set(row).execute()
    const second = codes[1] as string
    const refused = await postJson(url, `/api/tables/${second}/seats`, {
      name: 'Bo',
      replaces: null,
    })
    expect([refused.status, (await scan(url, second)).room]).toEqual([429, null])
    expect((await sitDown(url, table(), 'Emil')).seat).toBe(1)
  })

  test('signs that were not used for over a year are deleted', async () => {
    const other = await makeBarAt(url, services)
    nowMs += barExpiryMs - minuteMs
    await sitDown(url, table(), 'Sofie')
    nowMs += 2 * minuteMs
    await cleanBars({ database: services.database, now: () => nowMs })
    expect((await scan(url, table())).table).toBe(1)
    const gone = await fetch(`${url}/api/tables/${other[0]}`)
    expect(gone.status).toBe(404)
  })
})
