import { createHmac, randomInt } from 'node:crypto'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { AppCheckChallenge } from '#contract/app-check.ts'
import type { ServerContext } from '#server/context.ts'

const challengeSeconds = 5 * 60

/** A phone takes about half a second: `cost` hash rounds for each number up to the right one. */
const defaultDifficulty = { cost: 5000, lowest: 100, highest: 300 }

/** What a challenge is good for: solved for the one it is worth nothing for the other. */
export type ChallengePurpose = 'app check' | 'contact' | `sign in ${number}`

/** A new puzzle: which number gives the key that it tells the first half of. */
export async function makeChallenge(
  { authSecret, now }: Pick<ServerContext, 'authSecret' | 'now'>,
  purpose: ChallengePurpose,
  { cost, lowest, highest } = defaultDifficulty,
): Promise<AppCheckChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    // A number of our choice, so that nobody is unlucky and waits for long.
    counter: randomInt(lowest, highest + 1),
    deriveKey,
    expiresAt: Math.floor(now() / 1000) + challengeSeconds,
    ...challengeSecrets(authSecret, purpose),
  })
  return challenge as AppCheckChallenge
}

/** Of their own: what is signed with them can never pass for a session or a token. */
export function challengeSecrets(authSecret: string, purpose: ChallengePurpose) {
  const derive = (label: string) =>
    createHmac('sha256', authSecret).update(`${purpose} ${label}`).digest('base64url')
  return {
    hmacSignatureSecret: derive('challenge'),
    hmacKeySignatureSecret: derive('key'),
  }
}
