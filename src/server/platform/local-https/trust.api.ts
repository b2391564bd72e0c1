import { createHash, X509Certificate } from 'node:crypto'
import { Hono } from 'hono'
import type { AppEnv } from '../web/app-env.ts'
import { AppError } from '../web/errors.ts'
import { onlyMethods } from '../web/only-methods.ts'
import { toMobileConfig } from './mobile-config.ts'
import type { LocalHttps } from './serve-local-https.ts'

const upperCasePath = '/TRUST'

export function trustApi(services: { localHttps?: LocalHttps }): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const readRoot = () => {
    if (!services.localHttps) throw new AppError('not_found', 'This server has no authority.')
    return new X509Certificate(services.localHttps.root).raw
  }
  api.get('/trust/party-dojo.crt', (c) =>
    c.body(new Uint8Array(readRoot()), 200, {
      'content-type': 'application/x-x509-ca-cert',
      'content-disposition': 'attachment; filename="party-dojo.crt"',
    }),
  )
  api.get('/trust/party-dojo.mobileconfig', (c) => {
    const root = readRoot()
    const id = createHash('sha256').update(root).digest('hex')
    return c.body(toMobileConfig(root, id), 200, {
      'content-type': 'application/x-apple-aspen-config',
      'content-disposition': 'attachment; filename="party-dojo.mobileconfig"',
    })
  })
  api.all('/trust/party-dojo.crt', onlyMethods('GET'))
  api.all('/trust/party-dojo.mobileconfig', onlyMethods('GET'))
  // The start's QR code has only capitals, which makes it smaller.
  api.get(upperCasePath, (c) => c.redirect('/trust', 301))
  api.all(upperCasePath, onlyMethods('GET'))
  return api
}
