import { verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { AppCheckSolution, AppCheckToken } from '#contract/app-check.ts'
import { AppError } from '../errors.ts'
import { countHit } from '../http/rate-limit-repository.ts'
import type { Services } from '../services.ts'
import { challengeSecrets } from './make-challenge.ts'
import { issueAppCheckToken } from './verify-app-check.ts'

/** How far the clocks of two processes may be apart. */
const clockSkewMs = 60_000

/** A token for a solved puzzle, once; throws when it is not solved, not ours, over or spent. */
export async function acceptSolution(
  services: Pick<Services, 'database' | 'authSecret' | 'now'>,
  { challenge, solution }: AppCheckSolution,
): Promise<AppCheckToken> {
  const { database, authSecret, now } = services
  const endsAtMs = challenge.parameters.expiresAt * 1000
  if (endsAtMs <= now()) refuse('This challenge is over: ask for a new one.')
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...challengeSecrets(authSecret),
  })
  if (!verified) refuse('This does not solve a challenge of ours.')
  // Kept until no process could take the challenge for a running one.
  const used = await countHit(database.db, {
    key: `app-check ${challenge.signature}`,
    limit: 1,
    endsAtMs: endsAtMs + clockSkewMs,
  })
  if (used === null) refuse('This challenge was used already: ask for a new one.')
  return issueAppCheckToken(services)
}

function refuse(message: string): never {
  throw new AppError('forbidden', message)
}
