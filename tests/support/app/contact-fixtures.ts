import { randomBytes } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { AppCheckSolution } from '#contract/app-check.ts'
import type { NewContactMessage } from '#contract/contact.ts'
import type { Services } from '#server/compose.ts'
import { type ChallengePurpose, makeChallenge } from '#server/features/app-check/make-challenge.ts'

/** A puzzle that a test has the time for. */
const easy = { cost: 1, lowest: 3, highest: 30 }

/** The solution of a fresh challenge. */
export async function someProof(
  services: Pick<Services, 'authSecret' | 'now'>,
  use: ChallengePurpose = 'contact',
): Promise<AppCheckSolution> {
  const challenge = await makeChallenge(services, use, easy)
  const solution = await solveChallenge({ challenge, deriveKey })
  return AppCheckSolution.parse({ challenge, solution })
}

/** A contact message with an id and a proof of its own. */
export async function someContact(
  services: Pick<Services, 'authSecret' | 'now'>,
  change: Partial<NewContactMessage> = {},
): Promise<NewContactMessage> {
  return {
    id: randomBytes(12).toString('hex'),
    name: 'Åse',
    email: 'ase@home.example',
    message: 'The plum has lost a petal.\nOr have I?',
    proof: await someProof(services),
    ...change,
  }
}
