import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Services } from '#server/compose.ts'
import { loadEnv } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { openRooms } from '#server/features/rooms/open-rooms.ts'
import { openAudit } from '#server/platform/observability/audit.ts'
import { collectLog } from '../app/collect-log.ts'
import { quickRooms } from '../app/services.ts'
import { serveRooms } from './room-server.ts'

export type RoomProcess = Awaited<ReturnType<typeof openRoomProcess>>

/** What of a process matters to rooms, beside others on its database. */
export async function openRoomProcess(
  database: Database,
  hintsUrl: string | null = null,
  now: () => number = Date.now,
) {
  const { log, logged } = collectLog()
  const folder = mkdtempSync(join(tmpdir(), 'party-dojo-rooms-'))
  const authSecret = 'a secret that only tests may know of'
  const services = {
    env: loadEnv({ DATA_DIR: folder }),
    log,
    database,
    authSecret,
    now,
    audit: openAudit({ log, authSecret }),
    rooms: openRooms({ database, log, now, hintsUrl, ...quickRooms }),
  } as unknown as Services
  const served = await serveRooms(services)
  return {
    url: served.url,
    services,
    logged,
    async stop() {
      await served.stop()
      services.audit.close()
      rmSync(folder, { recursive: true })
    },
  }
}
