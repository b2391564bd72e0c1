import type { AppCheckChallenge, AppCheckToken } from '#contract/app-check.ts'
import { callApi } from './call-api.ts'

/** How long before its end a token is replaced: the longest upload must still pass with it. */
const refreshBeforeMs = 5 * 60_000

let cachedToken: AppCheckToken | null = null
let isDisabled = false
let pendingToken: Promise<string | null> | null = null

/**
 * The app-check token that storage wants to see, made once and kept until shortly before its end.
 * Null when the server does without, and when none can be had now.
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

/** Null also where the solver cannot be loaded. */
async function findSolution(challenge: AppCheckChallenge) {
  try {
    const { solveChallenge } = await import('./solve-challenge.ts')
    return await solveChallenge(challenge)
  } catch {
    return null
  }
}
