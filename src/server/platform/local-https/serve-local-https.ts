import type { RequestListener } from 'node:http'
import type { Server } from 'node:https'
import type { Env } from '#server/config/env.ts'
import type { Log } from '../observability/log.ts'
import { listenSecurely } from '../web/listen.ts'
import type { KeyPair } from './key-pair-files.ts'

const checkEveryMs = 60_000

export type LocalHttps = { port: number; root: string }

type Deps = { env: Env; log: Log; now: () => number; localHttps?: LocalHttps }

/** Serves https for HTTPS=local; null otherwise. */
export async function serveLocalHttps(
  deps: Deps,
  listener: RequestListener,
): Promise<Server | null> {
  const { env, log } = deps
  if (env.localHttps === null) return null
  // Loaded on demand: most servers get their certificates from a proxy.
  const { openLocalHttps } = await import('./open-local-https.ts')
  const local = await openLocalHttps(deps)
  const server = await listenSecurely(listener, env.localHttps.port, {
    host: env.host,
    ...toTls(local.leaf()),
  })
  const renew = async () => {
    try {
      if (await local.refresh()) server.setSecureContext(toTls(local.leaf()))
    } catch (err) {
      log.error({ event: 'certificate.issue_failed', err }, 'Certificate could not be issued')
    }
  }
  setInterval(renew, checkEveryMs).unref()
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  deps.localHttps = { port, root: local.root }
  return server
}

function toTls({ key, certificate }: KeyPair): { key: string; cert: string } {
  return { key, cert: certificate }
}
