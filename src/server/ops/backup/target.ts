import type { Logger } from 'pino'
import type { Env } from '#server/config/env.ts'
import type { LoadInput, LoadResult } from '#server/db/load-rows.ts'

/** A database that a house moves into. */
export type Target = {
  place: string
  /** Throws a `StartError` where a house is in it already. */
  requireEmpty: () => Promise<void>
  /**
   * Makes the tables as these migrations have them, loads the rows, and applies the migrations that came
   * later. All of it is there afterwards, or nothing.
   */
  fill: (
    migrations: readonly string[],
    filling: LoadInput,
  ) => Promise<LoadResult & { unbalanced: number }>
  close: () => Promise<void>
}

/** Opens the database that the environment names, to be filled; nothing may run on it. */
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
