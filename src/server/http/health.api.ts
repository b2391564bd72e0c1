import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import type { AppEnv } from './app-env.ts'
import { onlyMethods } from './only-methods.ts'

const patienceMs = 2_000

/** `/healthz`: the process is alive; `/readyz`: it may be sent visitors. */
export function healthApi(services: Services): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.get('/healthz', (c) => c.json({ status: 'alive' }))
  api.get('/readyz', async (c) => {
    if (services.isStopping) throw new AppError('unavailable', 'The server is shutting down.')
    const { database, bodies } = services
    const [isDatabaseThere, isStorageThere] = await Promise.all([
      doesAnswer(services, 'the database', () => sql`select 1`.execute(database.db)),
      doesAnswer(services, 'the storage', () => bodies.check()),
    ])
    if (!isDatabaseThere) throw new AppError('unavailable', 'The database does not answer.')
    if (!isStorageThere) throw new AppError('unavailable', 'The storage does not answer.')
    return c.json({ status: 'ready' })
  })
  for (const path of ['/healthz', '/readyz']) api.all(path, onlyMethods('GET', 'HEAD'))
  return api
}

async function doesAnswer(
  { log }: Pick<Services, 'log'>,
  what: string,
  ask: () => Promise<unknown>,
): Promise<boolean> {
  const patience = new AbortController()
  const answer = ask().then(
    () => true,
    (err: unknown) => {
      log.error({ err }, `${what} does not answer`)
      return false
    },
  )
  const tooLate = sleep(patienceMs, false, { signal: patience.signal }).catch(() => false)
  const isThere = await Promise.race([answer, tooLate])
  patience.abort()
  return isThere
}
