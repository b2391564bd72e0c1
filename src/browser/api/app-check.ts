import type { AppCheckChallenge, AppCheckToken } from '#contract/app-check.ts'
import { callApi } from './call-api.ts'

/** Longer than the longest upload, which must still pass with the token it started with. */
const refreshBeforeMs = 5 * 60_000

let cachedToken: AppCheckToken | null = null
let isDisabled = false
let pendingToken: Promise<string | null> | null = null

/**
 * Cached until shortly before it expires. Null when the server needs none, or when none can be had.
 */
export async function getAppCheckToken(): Promise<string | null> {
  if (isDisabled) return null
  if (cachedToken && cachedToken.expireTimeMillis - refreshBeforeMs > Date.now())
    return cachedToken.token
  pendingToken ??= makeToken().finally(() => {
    pendingToken = null
  })
  return await pendingToken
}

async function makeToken(): Promise<string | null> {
  const challenge = await callApi<AppCheckChallenge | null>('GET', '/api/app-check/challenge')
  if (!challenge.ok) return null
  if (challenge.data === null) {
    isDisabled = true
    return null
  }
  const solution = await findSolution(challenge.data)
  if (!solution) return null
  const answer = await callApi<AppCheckToken>('POST', '/api/app-check/token', solution)
  cachedToken = answer.ok ? answer.data : null
  return cachedToken?.token ?? null
}

/** Null also when the solver script does not load. */
async function findSolution(challenge: AppCheckChallenge) {
  try {
    const { solveChallenge } = await import('./solve-challenge.ts')
    return await solveChallenge(challenge)
  } catch {
    return null
  }
}
