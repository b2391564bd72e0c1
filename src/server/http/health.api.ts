import { Hono } from 'hono'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import type { AppEnv } from './app-env.ts'
import { askDependencies } from './ask-dependencies.ts'
import { onlyMethods } from './only-methods.ts'

/** `/healthz`: the process is alive; `/readyz`: it may be sent visitors. */
export function healthApi(services: Services): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.get('/healthz', (c) => c.json({ status: 'alive' }))
  api.get('/readyz', async (c) => {
    if (services.isStopping) throw new AppError('unavailable', 'The server is shutting down.')
    const isThere = await askDependencies(services)
    if (!isThere.database) throw new AppError('unavailable', 'The database does not answer.')
    if (!isThere.storage) throw new AppError('unavailable', 'The storage does not answer.')
    return c.json({ status: 'ready' })
  })
  for (const path of ['/healthz', '/readyz']) api.all(path, onlyMethods('GET', 'HEAD'))
  return api
}
