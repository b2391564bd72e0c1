import { sql } from 'kysely'
import type { ServerContext } from '#server/context.ts'
import { withTimeout } from '#server/lib/with-timeout.ts'

const timeoutMs = 2_000

export type DependencyHealth = { database: boolean; storage: boolean }

/** Each within two seconds. */
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
  const result = check().then(
    () => true,
    (err: unknown) => {
      log.error({ err }, failureMessage)
      return false
    },
  )
  return await withTimeout(timeoutMs, result, false)
}
