import { solveChallenge as solve } from 'altcha-lib'
import type { AppCheckChallenge, AppCheckSolution } from '#contract/app-check.ts'
import { isPlainHttp } from '../device/secure-context.ts'

const timeoutMs = 60_000

/**
 * Null when it takes too long. Web Crypto hashes off the main thread; over plain http the page
 * does.
 */
export async function solveChallenge(
  challenge: AppCheckChallenge,
): Promise<AppCheckSolution | null> {
  const { deriveKey } = isPlainHttp()
    ? await import('../session/derive-key.ts')
    : await import('altcha-lib/algorithms/web/pbkdf2')
  const solution = await solve({ challenge, deriveKey, timeout: timeoutMs })
  if (!solution) return null
  const { counter, derivedKey } = solution
  return { challenge, solution: { counter, derivedKey } }
}
