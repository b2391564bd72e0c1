import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isPostgresThere } from '#tests/support/database/database.ts'
import { makeBarAt, scan, sitDown } from '#tests/support/rooms/bar-table.ts'
import { connectPhone } from '#tests/support/rooms/room-phone.ts'
import { useTwoProcesses } from '#tests/support/rooms/two-processes.ts'

/** A process with phones says so every three seconds. */
const heartbeatWithinMs = 10_000

describe.runIf(isPostgresThere)('a bar’s table over two processes', () => {
  const { open, time, database } = useTwoProcesses()
  let urls: [string, string]

  beforeEach(async () => {
    urls = await open()
  })

  const heartbeats = async () =>
    await database().db.selectFrom('room_processes').select('id').execute()
  const tableOf = async () => {
    const [code = ''] = await makeBarAt(urls[0], { database: database() })
    return code
  }

  test('twenty phones that scan at the same moment sit in one room', async () => {
    const code = await tableOf()
    const grants = await Promise.all(
      Array.from({ length: 20 }, (_, at) => sitDown(urls[at % 2] as string, code, `n${at}`)),
    )
    expect(new Set(grants.map((grant) => grant.code)).size).toBe(1)
    expect(new Set(grants.map(({ seat }) => seat)).size).toBe(20)
    const rooms = await database().db.selectFrom('rooms').select('id').execute()
    expect(rooms).toHaveLength(1)
  })

  test('phones of another process keep their table, until that process is gone', async () => {
    const [here, there] = urls
    const code = await tableOf()
    const host = await sitDown(here, code, 'Sofie')
    const phone = await connectPhone(here, host)
    await phone.until(() => phone.view()?.room.seats[0]?.presence === 'here')
    await vi.waitFor(async () => expect(await heartbeats()).toHaveLength(1), heartbeatWithinMs)
    time.secondAheadMs = 5 * 60_000
    expect(await scan(there, code)).toMatchObject({ use: 'on', room: { code: host.code } })
    await database().db.deleteFrom('room_processes').execute()
    expect((await scan(there, code)).use).toBe('quiet')
    phone.vanish()
  })
})
