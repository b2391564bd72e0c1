import { createHmac, randomInt } from 'node:crypto'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { AppCheckChallenge } from '#contract/app-check.ts'
import type { ServerContext } from '#server/context.ts'

const challengeSeconds = 5 * 60

/** About half a second on a phone: `cost` hash rounds per number tried. */
const defaultDifficulty = { cost: 5000, lowest: 100, highest: 300 }

/** A solution is valid for its purpose only. */
export type ChallengePurpose = 'app check' | 'contact' | `sign in ${number}`

/** The puzzle: find the number whose key starts with the given half. */
export async function makeChallenge(
  { authSecret, now }: Pick<ServerContext, 'authSecret' | 'now'>,
  purpose: ChallengePurpose,
  { cost, lowest, highest } = defaultDifficulty,
): Promise<AppCheckChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    // Chosen, not random, to bound the waiting time.
    counter: randomInt(lowest, highest + 1),
    deriveKey,
    expiresAt: Math.floor(now() / 1000) + challengeSeconds,
    ...challengeSecrets(authSecret, purpose),
  })
  return challenge as AppCheckChallenge
}

/** Separate keys, so that a signature can never pass for a session or token. */
export function challengeSecrets(authSecret: string, purpose: ChallengePurpose) {
  const derive = (label: string) =>
    createHmac('sha256', authSecret).update(`${purpose} ${label}`).digest('base64url')
  return {
    hmacSignatureSecret: derive('challenge'),
    hmacKeySignatureSecret: derive('key'),
  }
}
