import { AppCheckSolution } from '#contract/app-check.ts'
import type { ServerContext } from '#server/context.ts'
import { consume, countConsumed, type RateLimit } from '#server/platform/web/consume.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { tooManyTries } from './too-many-tries.ts'

type Deps = Pick<ServerContext, 'database' | 'authSecret' | 'now'>

/** About a second of a phone's time; doubled after every ten tries, up to sixteen times. */
const firstWork = { cost: 5000, lowest: 200, highest: 400 }
const triesPerLevel = 10
const maxLevel = 4

/**
 * Lets a try past its limit for a solved challenge, else throws 429 with one to solve. No number of
 * guesses by others ends this way in; each of them costs more work than the one before.
 */
export async function requireProof(
  deps: Deps,
  account: string,
  sent: string | null | undefined,
  waitSeconds: number,
): Promise<void> {
  const limit = proofLimit(account)
  const level = Math.min(maxLevel, Math.floor((await countConsumed(deps, limit)) / triesPerLevel))
  if (sent && (await isSolved(deps, level, sent))) {
    await consume(deps, limit)
    return
  }
  const { makeChallenge } = await import('../app-check/make-challenge.ts')
  const { cost, lowest, highest } = firstWork
  const work = { cost, lowest: lowest * 2 ** level, highest: highest * 2 ** level }
  throw tooManyTries(waitSeconds, await makeChallenge(deps, `sign in ${level}`, work))
}

function proofLimit(account: string): RateLimit {
  return { name: 'sign-in proofs', who: account }
}

/** A challenge of the level before is taken too: others' guesses may have raised it meanwhile. */
async function isSolved(deps: Deps, level: number, sent: string): Promise<boolean> {
  const proof = AppCheckSolution.safeParse(parseJson(sent))
  if (!proof.success) return false
  const { requireSolution, spendChallenge } = await import('../app-check/verify-solution.ts')
  for (const use of [`sign in ${level}`, `sign in ${level - 1}`] as const) {
    try {
      await requireSolution(deps, use, proof.data)
      await spendChallenge(deps.database.db, use, proof.data.challenge)
      return true
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return false
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
