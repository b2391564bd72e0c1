import type { Env } from '#server/config/env.ts'
import { bad, type Finding, ok, warn } from './finding.ts'

export function checkConfiguration(env: Env): Finding[] {
  return [checkOrigin(env), checkProxies(env), checkSecret(env), checkMailSettings(env)]
}

function checkOrigin({ origin, isHttps }: Env): Finding {
  const about = 'ORIGIN'
  if (origin === null) {
    return warn(about, 'not set: links are made from the Host header of requests')
  }
  const isLocal = /^http:\/\/(localhost|127\.|\[::1\])/.test(origin)
  if (isHttps || isLocal) return ok(about, origin)
  return bad(about, `${origin} is not https: passwords and sessions can be read on their way`)
}

/** The server speaks no TLS, so an https ORIGIN implies a proxy. */
function checkProxies({ isHttps, trustedProxies }: Env): Finding {
  const about = 'TRUSTED_PROXIES'
  if (isHttps && trustedProxies === 0) {
    return bad(
      about,
      '0, and https needs a proxy: all visitors count as one, and are limited as one',
    )
  }
  return ok(about, String(trustedProxies))
}

function checkSecret({ authSecret, databaseUrl }: Env): Finding {
  const about = 'AUTH_SECRET'
  if (authSecret !== null) return ok(about, 'set')
  if (databaseUrl === null) return ok(about, 'made and kept in DATA_DIR')
  return bad(about, 'not set: each machine makes its own, and sends everybody of the others away')
}

function checkMailSettings({ smtpUrl, smsWebhookUrl, dataDir }: Env): Finding {
  const missing = [smtpUrl === null && 'mail', smsWebhookUrl === null && 'SMS'].filter(Boolean)
  if (missing.length === 0) return ok('e-mail and SMS', 'both are sent')
  return warn(
    'e-mail and SMS',
    `${missing.join(' and ')} are only written to files in ${dataDir}/outbox`,
  )
}
