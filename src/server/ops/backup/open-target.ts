import type { Env } from '#server/config/env.ts'
import type { Log } from '#server/platform/observability/log.ts'
import type { Target } from './target.ts'

/** Opens the database that the environment names, to be filled; nothing may run on it. */
export async function openTarget(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<Target> {
  if (env.databaseUrl === null) {
    const { openSqliteTarget } = await import('./sqlite-target.ts')
    return openSqliteTarget(env.dataDir)
  }
  const { openPostgresTarget } = await import('./postgres-target.ts')
  return await openPostgresTarget(env.databaseUrl, log)
}
