import type { AppCheckChallenge, AppCheckToken } from '#contract/app-check.ts'
import { callApi } from './call-api.ts'

/** How long before its end a token is replaced: the longest upload must still pass with it. */
const aheadMs = 5 * 60_000

let held: AppCheckToken | null = null
let isOff = false
let asking: Promise<string | null> | null = null

/**
 * The app-check token that storage wants to see, made once and kept until shortly before its end.
 * Null when the server does without, and when none can be had now.
 */
export async function getAppCheckToken(): Promise<string | null> {
  if (isOff) return null
  if (held && held.expireTimeMillis - aheadMs > Date.now()) return held.token
  asking ??= makeToken().finally(() => {
    asking = null
  })
  return await asking
}

async function makeToken(): Promise<string | null> {
  const challenge = await callApi<AppCheckChallenge | null>('GET', '/api/app-check/challenge')
  if (!challenge.ok) return null
  if (challenge.data === null) {
    isOff = true
    return null
  }
  const solution = await findSolution(challenge.data)
  if (!solution) return null
  const answer = await callApi<AppCheckToken>('POST', '/api/app-check/token', solution)
  held = answer.ok ? answer.data : null
  return held?.token ?? null
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
