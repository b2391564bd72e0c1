import { verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Kysely } from 'kysely'
import type { AppCheckSolution } from '#contract/app-check.ts'
import type { ServerContext } from '#server/context.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { countRequest } from '#server/platform/web/rate-limit-repository.ts'
import { type ChallengePurpose, challengeSecrets } from './make-challenge.ts'

/** Maximum clock skew between processes. */
const clockSkewMs = 60_000

/** Throws unless this solves a signed, unexpired challenge for that purpose. */
export async function requireSolution(
  { authSecret, now }: Pick<ServerContext, 'authSecret' | 'now'>,
  purpose: ChallengePurpose,
  { challenge, solution }: AppCheckSolution,
): Promise<void> {
  if (expiresAtMs(challenge) <= now()) refuse('This challenge is over: ask for a new one.')
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...challengeSecrets(authSecret, purpose),
  })
  if (!verified) refuse('This does not solve a challenge of ours.')
}

/** Throws when it was used. The caller has verified its signature. */
export async function markChallengeUsed(
  db: Kysely<Tables>,
  purpose: ChallengePurpose,
  challenge: AppCheckSolution['challenge'],
): Promise<void> {
  const used = await countRequest(db, {
    key: `${purpose} ${challenge.signature}`,
    max: 1,
    // Kept until no process can accept the challenge any more.
    endsAtMs: expiresAtMs(challenge) + clockSkewMs,
  })
  if (used === null) refuse('This challenge was used already: ask for a new one.')
}

function expiresAtMs({ parameters }: AppCheckSolution['challenge']): number {
  return parameters.expiresAt * 1000
}

function refuse(message: string): never {
  throw new AppError('forbidden', message)
}
