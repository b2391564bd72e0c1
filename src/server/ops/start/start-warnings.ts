import type { Services } from '#server/compose.ts'
import { type Env, knownVariables } from '#server/config/env.ts'
import { findNearName } from '#server/config/near-name.ts'
import { describeStorageFailure } from '#server/platform/blobs/storage-failure.ts'

type Source = Readonly<Record<string, string | undefined>>

/** Logs one line per likely mistake. */
export async function logStartWarnings(
  services: Pick<Services, 'env' | 'log' | 'blobs' | 'hasStorageResponded'>,
  source: Source,
): Promise<void> {
  const { env, log, blobs } = services
  for (const { variable, message } of configurationWarnings(env, source)) {
    log.warn({ event: 'config.suspicious', variable }, message)
  }
  try {
    await blobs.check()
    // `/readyz` may not be asked before the storage fails.
    services.hasStorageResponded = true
  } catch (error) {
    const message = `STORAGE_URL: ${blobs.description} cannot be used: ${describeStorageFailure(error)}`
    log.error({ event: 'storage.check_failed' }, message)
  }
}

function configurationWarnings({ isHttps, trustedProxies }: Env, source: Source) {
  const warnings = Object.keys(source).flatMap((variable) => {
    if (knownVariables.includes(variable) || !source[variable]) return []
    const near = findNearName(variable, knownVariables)
    return near ? [{ variable, message: `${variable} is not read. Is ${near} meant?` }] : []
  })
  if (isHttps && trustedProxies === 0) {
    warnings.push({
      variable: 'TRUSTED_PROXIES',
      message:
        'TRUSTED_PROXIES is not set, and an https ORIGIN needs a proxy: all visitors count as one, and are limited as one.',
    })
  }
  return warnings
}
