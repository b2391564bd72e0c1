import type { Logger } from 'pino'
import type { Env } from '#server/config/env.ts'
import type { Target } from './target.ts'

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
