import { AppCheckSolution } from '#contract/app-check.ts'
import type { ServerContext } from '#server/context.ts'
import { consume, type RateLimit, readConsumed } from '#server/platform/web/consume.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

type Deps = Pick<ServerContext, 'database' | 'authSecret' | 'now'>

/** About one second on a phone; doubled after every ten attempts, up to 16 times. */
const baseDifficulty = { cost: 5000, lowest: 200, highest: 400 }
const attemptsPerLevel = 10
const maxLevel = 4

/**
 * Admits an attempt above the limit for a solved challenge, else throws 429 with one. Guesses of
 * others make it slower but never lock the owner out.
 */
export async function requireProof(
  deps: Deps,
  account: string,
  solutionJson: string | null | undefined,
  retryAfterSeconds: number,
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
  throw tooManyAttempts(
    retryAfterSeconds,
    await makeChallenge(deps, `sign in ${level}`, difficulty),
  )
}

function proofLimit(account: string): RateLimit {
  return { name: 'sign-in proofs', key: account }
}

/** Also accepts the previous level, which others' guesses may have raised meanwhile. */
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
