import { afterEach, beforeEach } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { createDatabase, silentLog } from '../database/database.ts'
import { openRoomProcess, type RoomProcess } from './room-process.ts'

type Options = { isNotified?: boolean; hintsUrl?: string | null }

/**
 * For each row of a block a database that two processes have in common; `open` starts them, and
 * `aheadMs` puts the clock of either ahead.
 */
export function useTwoProcesses() {
  const two = {
    aheadMs: [0, 0] as [number, number],
    database: {} as Database,
    processes: [] as unknown as [RoomProcess, RoomProcess],
    /** @returns where they answer */
    async open({ isNotified = true, hintsUrl = null }: Options = {}): Promise<[string, string]> {
      for (const [at, { roomSignals, ...rest }] of databases.entries()) {
        const used = isNotified ? { ...rest, roomSignals } : rest
        const now = () => Date.now() + (two.aheadMs[at] ?? 0)
        two.processes[at] = await openRoomProcess(used, hintsUrl, now)
      }
      const [here, there] = two.processes
      return [here.url, there.url]
    },
  }
  let databases: Database[]
  let drop: () => Promise<void>

  beforeEach(async () => {
    const place = await createDatabase()
    drop = place.drop
    databases = await Promise.all([1, 2].map(() => openPostgres(place.url, silentLog)))
    two.database = databases[0] as Database
    two.processes = [] as unknown as [RoomProcess, RoomProcess]
    two.aheadMs = [0, 0]
  })
  afterEach(async () => {
    for (const each of two.processes) await each.stop()
    for (const database of databases) await database.close()
    await drop()
  })
  return two
}
