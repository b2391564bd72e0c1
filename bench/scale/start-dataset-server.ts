import { type BuiltServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { findFreePort } from '#tests/support/server/free-port.ts'
import { authSecret } from '../people.ts'
import type { Dataset } from './dataset.ts'
import type { LoopbackStripe } from './loopback-stripe.ts'

/**
 * The built product on a seeded data set.
 * @param env besides what the data set needs
 */
export async function startDatasetServer(
  { url, dataDir }: Dataset,
  stripe: LoopbackStripe,
  env: Record<string, string> = {},
): Promise<BuiltServer> {
  const port = String(await findFreePort())
  return await startBuiltServer({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    AUTH_SECRET: authSecret,
    TRUSTED_PROXIES: '1',
    PORT: port,
    ORIGIN: `http://127.0.0.1:${port}`,
    ...stripe.env,
    ...env,
  })
}
