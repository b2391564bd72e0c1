import { sql } from 'kysely'
import type { ServerContext } from '#server/context.ts'
import { withTimeout } from '#server/lib/with-timeout.ts'

const timeoutMs = 2_000

const databaseFailed = {
  event: 'database.check_failed',
  message: 'Database does not respond',
} as const
const storageFailed = {
  event: 'storage.check_failed',
  message: 'Blob store does not respond',
} as const

export type DependencyHealth = { database: boolean; storage: boolean }

/** Each within two seconds. */
export async function checkDependencies(services: ServerContext): Promise<DependencyHealth> {
  const { database, blobs } = services
  const [isDatabaseUp, isStorageUp] = await Promise.all([
    isResponding(services, databaseFailed, () => sql`select 1`.execute(database.db)),
    isResponding(services, storageFailed, () => blobs.check()),
  ])
  return { database: isDatabaseUp, storage: isStorageUp }
}

async function isResponding(
  { log }: Pick<ServerContext, 'log'>,
  { event, message }: typeof databaseFailed | typeof storageFailed,
  check: () => Promise<unknown>,
): Promise<boolean> {
  const result = check().then(
    () => true,
    (err: unknown) => {
      log.error({ event, err }, message)
      return false
    },
  )
  return await withTimeout(timeoutMs, result, false)
}
