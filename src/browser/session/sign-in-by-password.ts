import { type AppCheckChallenge, proofHeader } from '#contract/app-check.ts'
import { authClient } from './auth-client.ts'
import { type AuthError, type Problem, problemFor, problemIn } from './sign-in-errors.ts'

type Credentials = { email: string; password: string }
type Refusal = AuthError & { challenge?: AppCheckChallenge }

/** The first, and two with proof of work: others' attempts may raise the difficulty. */
const maxTries = 3

/**
 * Signs in by email and password; null on success, else the problem. When others have used up the
 * account's tries, the device solves a challenge first and calls `onProof`.
 */
export async function signInByPassword(
  given: Credentials,
  onProof: () => void,
): Promise<Problem | null> {
  let refused: Refusal | null = null
  try {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const proof = refused ? await solve(refused.challenge, onProof) : null
      if (refused && proof === null) break
      refused = await requestSignIn(given, proof)
      if (refused?.code !== 'TOO_MANY_TRIES') break
    }
  } catch {
    // Thrown only when no answer or no script came.
    return problemFor('NETWORK_FAILED')
  }
  if (!refused) return null
  const { code, sentence } = problemIn(refused)
  const isLimited = code === 'TOO_MANY_TRIES'
  return { code, sentence: isLimited ? `${sentence} Or sign in with a code by email.` : sentence }
}

async function requestSignIn(
  { email, password }: Credentials,
  proof: string | null,
): Promise<Refusal | null> {
  const { error } = await authClient.signIn.email(
    { email, password, callbackURL: '/verify-email' },
    proof === null ? {} : { headers: { [proofHeader]: proof } },
  )
  return error
}

/** Null when there is no challenge. */
async function solve(
  challenge: AppCheckChallenge | undefined,
  onProof: () => void,
): Promise<string | null> {
  if (!challenge) return null
  onProof()
  const { solveChallenge } = await import('../api/solve-challenge.ts')
  const solution = await solveChallenge(challenge)
  return solution && JSON.stringify(solution)
}
