import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ServerContext } from '#server/context.ts'

const timeoutMs = 2_000

export type DependencyHealth = { database: boolean; storage: boolean }

/** Whether what this process cannot work without answers it within two seconds. */
export async function checkDependencies(services: ServerContext): Promise<DependencyHealth> {
  const { database, blobs } = services
  const [isDatabaseUp, isStorageUp] = await Promise.all([
    isResponding(services, 'the database does not answer', () =>
      sql`select 1`.execute(database.db),
    ),
    isResponding(services, 'the storage does not answer', () => blobs.check()),
  ])
  return { database: isDatabaseUp, storage: isStorageUp }
}

async function isResponding(
  { log }: Pick<ServerContext, 'log'>,
  failureMessage: string,
  check: () => Promise<unknown>,
): Promise<boolean> {
  const timeoutAbort = new AbortController()
  const result = check().then(
    () => true,
    (err: unknown) => {
      log.error({ err }, failureMessage)
      return false
    },
  )
  const timedOut = sleep(timeoutMs, false, { signal: timeoutAbort.signal }).catch(() => false)
  const isUp = await Promise.race([result, timedOut])
  timeoutAbort.abort()
  return isUp
}
