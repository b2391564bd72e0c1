import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { collectLog } from '#tests/support/app/collect-log.ts'
import { createDatabase, isPostgresThere } from '#tests/support/database/database.ts'
import { makeBarAt, scan, sitDown } from '#tests/support/rooms/bar-table.ts'
import { connectPhone } from '#tests/support/rooms/room-phone.ts'
import { openRoomProcess, type RoomProcess } from '#tests/support/rooms/room-process.ts'

const { log } = collectLog()
/** A process with phones says so every three seconds. */
const heardWithinMs = 10_000

describe.runIf(isPostgresThere)('a bar’s table over two processes', () => {
  let place: Awaited<ReturnType<typeof createDatabase>>
  let databases: Database[]
  let processes: RoomProcess[]
  /** Of the second process. */
  let aheadMs = 0

  beforeEach(async () => {
    aheadMs = 0
    place = await createDatabase()
    databases = [await openPostgres(place.url, log), await openPostgres(place.url, log)]
    processes = []
    for (const [at, database] of databases.entries()) {
      const now = () => Date.now() + (at === 1 ? aheadMs : 0)
      processes.push(await openRoomProcess(database, null, now))
    }
  })
  afterEach(async () => {
    for (const each of processes) await each.stop()
    for (const database of databases) await database.close()
    await place.drop()
  })

  const urls = () => processes.map(({ url }) => url) as [string, string]
  const heartbeats = async () =>
    await databases[0]?.db.selectFrom('room_processes').select('id').execute()
  const tableOf = async () => {
    const [code = ''] = await makeBarAt(urls()[0], { database: databases[0] as Database })
    return code
  }

  test('twenty phones that scan at the same moment sit in one room', async () => {
    const code = await tableOf()
    const grants = await Promise.all(
      Array.from({ length: 20 }, (_, at) => sitDown(urls()[at % 2] as string, code, `n${at}`)),
    )
    expect(new Set(grants.map((grant) => grant.code)).size).toBe(1)
    expect(new Set(grants.map(({ seat }) => seat)).size).toBe(20)
    const rooms = await databases[0]?.db.selectFrom('rooms').select('id').execute()
    expect(rooms).toHaveLength(1)
  })

  test('phones of another process keep their table, until that process is gone', async () => {
    const [here, there] = urls()
    const code = await tableOf()
    const host = await sitDown(here, code, 'Sofie')
    const phone = await connectPhone(here, host)
    await phone.until(() => phone.view()?.room.seats[0]?.presence === 'here')
    await vi.waitFor(async () => expect(await heartbeats()).toHaveLength(1), heardWithinMs)
    aheadMs = 5 * 60_000
    expect(await scan(there, code)).toMatchObject({ use: 'on', room: { code: host.code } })
    await databases[0]?.db.deleteFrom('room_processes').execute()
    expect((await scan(there, code)).use).toBe('quiet')
    phone.vanish()
  })
})
