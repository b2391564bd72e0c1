import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { createSchema, silentLog } from '../database/database.ts'
import { startNats } from './nats-server.ts'
import { openRoomProcess, type RoomProcess } from './room-process.ts'

export type HintWay = 'NOTIFY' | 'NATS' | 'none'

/** For each test of a describe, two processes on a database of its own; `time` puts their clocks ahead. */
export function useTwoProcesses() {
  const time = { aheadMs: 0 }
  let schema: Awaited<ReturnType<typeof createSchema>>
  let databases: Database[]
  let processes: RoomProcess[]
  let nats: Awaited<ReturnType<typeof startNats>> | null = null

  beforeEach(async () => {
    schema = await createSchema()
    databases = [
      await openPostgres(schema.url, silentLog),
      await openPostgres(schema.url, silentLog),
    ]
    await migrate(databases[0] as Database, 1)
    processes = []
    time.aheadMs = 0
  })
  afterEach(async () => {
    for (const each of processes) await each.stop()
    for (const database of databases) await database.close()
    await nats?.stop()
    nats = null
    await schema.drop()
  })

  /** Gives their addresses. */
  async function open(hints: HintWay = 'NOTIFY'): Promise<[string, string]> {
    if (hints === 'NATS') nats = await startNats()
    for (const database of databases) {
      const { roomSignals, ...rest } = database
      const used = hints === 'NOTIFY' ? database : rest
      processes.push(await openRoomProcess(used, nats?.url, () => Date.now() + time.aheadMs))
    }
    // Until both listen.
    await sleep(300)
    return processes.map(({ url }) => url) as [string, string]
  }

  return { open, time }
}
