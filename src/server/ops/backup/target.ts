import type { Logger } from 'pino'
import type { Env } from '#server/config/env.ts'
import type { LoadInput, LoadResult } from '#server/db/load-rows.ts'

export type Target = {
  place: string
  /** Throws a `StartError` unless it is empty. */
  requireEmpty: () => Promise<void>
  /**
   * Creates the tables at these migrations, loads the rows and applies later migrations: all or
   * nothing.
   */
  fill: (
    migrations: readonly string[],
    filling: LoadInput,
  ) => Promise<LoadResult & { unbalanced: number }>
  close: () => Promise<void>
}

/** Opens the configured database to be filled; nothing may run on it. */
export async function openTarget(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  log: Logger,
): Promise<Target> {
  if (env.databaseUrl === null) {
    const { openSqliteTarget } = await import('./sqlite-target.ts')
    return openSqliteTarget(env.dataDir)
  }
  const { openPostgresTarget } = await import('./postgres-target.ts')
  return await openPostgresTarget(env.databaseUrl, log)
}
