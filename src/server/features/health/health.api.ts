import { Hono } from 'hono'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import type { ProcessState, Readiness } from './readiness.ts'

/** `/healthz`: liveness; `/readyz`: readiness, and which dependencies respond. */
export function healthApi(
  services: ProcessState,
  readReadiness: () => Promise<Readiness>,
): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.get('/healthz', (c) => c.json({ status: 'alive' }))
  api.get('/readyz', async (c) => {
    if (services.isStopping) throw new AppError('unavailable', 'The server is shutting down.')
    const { isReady, database, storage } = await readReadiness()
    if (!database) throw new AppError('unavailable', 'The database does not answer.')
    if (!isReady) throw new AppError('unavailable', 'The storage has not answered since the start.')
    return c.json(storage ? { status: 'ready' } : { status: 'ready', degraded: ['storage'] })
  })
  for (const path of ['/healthz', '/readyz']) api.all(path, onlyMethods('GET', 'HEAD'))
  return api
}
