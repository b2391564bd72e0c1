import { AppCheckSolution } from '#contract/app-check.ts'
import type { ServerContext } from '#server/context.ts'
import { consume, type RateLimit, readConsumed } from '#server/platform/web/consume.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

type Deps = Pick<ServerContext, 'database' | 'authSecret' | 'now'>

/** About a second of a phone's time; doubled after every ten tries, up to sixteen times. */
const baseDifficulty = { cost: 5000, lowest: 200, highest: 400 }
const attemptsPerLevel = 10
const maxLevel = 4

/**
 * Lets a try past its limit for a solved challenge, else throws 429 with one to solve. No number of
 * guesses by others ends this way in; each of them costs more work than the one before.
 */
export async function requireProof(
  deps: Deps,
  account: string,
  solutionJson: string | null | undefined,
  waitSeconds: number,
): Promise<void> {
  const limit = proofLimit(account)
  const level = Math.min(maxLevel, Math.floor((await readConsumed(deps, limit)) / attemptsPerLevel))
  if (solutionJson && (await isSolved(deps, level, solutionJson))) {
    await consume(deps, limit)
    return
  }
  const { makeChallenge } = await import('../app-check/make-challenge.ts')
  const { cost, lowest, highest } = baseDifficulty
  const difficulty = { cost, lowest: lowest * 2 ** level, highest: highest * 2 ** level }
  throw tooManyAttempts(waitSeconds, await makeChallenge(deps, `sign in ${level}`, difficulty))
}

function proofLimit(account: string): RateLimit {
  return { name: 'sign-in proofs', key: account }
}

/** A challenge of the level before is taken too: others' guesses may have raised it meanwhile. */
async function isSolved(deps: Deps, level: number, solutionJson: string): Promise<boolean> {
  const proof = AppCheckSolution.safeParse(parseJson(solutionJson))
  if (!proof.success) return false
  const { requireSolution, markChallengeUsed } = await import('../app-check/verify-solution.ts')
  for (const purpose of [`sign in ${level}`, `sign in ${level - 1}`] as const) {
    try {
      await requireSolution(deps, purpose, proof.data)
      await markChallengeUsed(deps.database.db, purpose, proof.data.challenge)
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
