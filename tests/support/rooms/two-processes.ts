import { sql } from 'kysely'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { createDatabase, silentLog } from '../database/database.ts'
import { patienceMs } from '../vitest/patience.ts'
import { startNats } from './nats-server.ts'
import type { RoomPhone } from './room-phone.ts'
import { openRoomProcess, type RoomProcess } from './room-process.ts'
import { untilTick } from './rooms-of-rows.ts'

export type HintWay = 'NOTIFY' | 'NATS' | 'none'

/**
 * For each test of a describe, two processes on a database of its own; `time` puts their clocks ahead,
 * or that of the second alone.
 */
export function useTwoProcesses() {
  const time = { aheadMs: 0, secondAheadMs: 0 }
  let place: Awaited<ReturnType<typeof createDatabase>>
  let databases: Database[]
  let processes: RoomProcess[]
  let nats: Awaited<ReturnType<typeof startNats>> | null = null

  beforeEach(async () => {
    place = await createDatabase()
    databases = [await openPostgres(place.url, silentLog), await openPostgres(place.url, silentLog)]
    processes = []
    Object.assign(time, { aheadMs: 0, secondAheadMs: 0 })
  })
  afterEach(async () => {
    for (const each of processes) await each.stop()
    for (const database of databases) await database.close()
    await nats?.stop()
    nats = null
    await place.drop()
  })

  /** Gives their addresses. */
  async function open(hints: HintWay = 'NOTIFY'): Promise<[string, string]> {
    if (hints === 'NATS') nats = await startNats()
    for (const [at, database] of databases.entries()) {
      const { roomSignals, ...rest } = database
      const used = hints === 'NOTIFY' ? database : rest
      const now = () => Date.now() + time.aheadMs + at * time.secondAheadMs
      processes.push(await openRoomProcess(used, nats?.url, now))
    }
    if (hints === 'NOTIFY')
      await vi.waitFor(async () => expect(await countListeners()).toBe(2), patienceMs)
    return processes.map(({ url }) => url) as [string, string]
  }

  async function countListeners(): Promise<number> {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and query = 'listen party_dojo_rooms'
    `.execute(database().db)
    return rows.length
  }

  /** Until the other process has received this of the crowd of `at`. */
  async function untilCrowd(
    at: 0 | 1,
    code: string,
    crowd: Record<string, unknown>,
  ): Promise<void> {
    const [sender, other] = [processes[at], processes[1 - at]] as [RoomProcess, RoomProcess]
    const id = (await other.services.rooms.findId(code)) ?? ''
    const received = () =>
      other.services.rooms.open(id).elsewhere.get(sender.services.rooms.processId)
    await vi.waitFor(() => expect(received()).toMatchObject(crowd), patienceMs)
  }

  /** Three seconds in which these phones are heard. */
  async function pass(phones: readonly RoomPhone[]): Promise<void> {
    time.aheadMs += 3_000
    for (const phone of phones) phone.say({ type: 'ping' })
    await untilTick()
  }

  const database = () => databases[0] as Database

  return { open, time, pass, untilCrowd, database }
}
