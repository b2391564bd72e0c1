import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import type { AppEnv } from './app-env.ts'
import { onlyMethods } from './only-methods.ts'

const databasePatienceMs = 2_000

/** `/healthz`: the process is alive; `/readyz`: it may be sent visitors. */
export function healthApi(services: Services): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.get('/healthz', (c) => c.json({ status: 'alive' }))
  api.get('/readyz', async (c) => {
    if (services.isStopping) throw new AppError('unavailable', 'The server is shutting down.')
    if (!(await doesDatabaseAnswer(services))) {
      throw new AppError('unavailable', 'The database does not answer.')
    }
    return c.json({ status: 'ready' })
  })
  for (const path of ['/healthz', '/readyz']) api.all(path, onlyMethods('GET', 'HEAD'))
  return api
}

async function doesDatabaseAnswer({ database, log }: Services): Promise<boolean> {
  const patience = new AbortController()
  const answer = sql`select 1`.execute(database.db).then(
    () => true,
    (err: unknown) => {
      log.error({ err }, 'the database does not answer')
      return false
    },
  )
  const tooLate = sleep(databasePatienceMs, false, { signal: patience.signal }).catch(() => false)
  const doesAnswer = await Promise.race([answer, tooLate])
  patience.abort()
  return doesAnswer
}
