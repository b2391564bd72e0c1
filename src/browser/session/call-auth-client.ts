import { NoResponseError } from '../api/fetch-with-body.ts'
import { toMessage } from '../api/user-facing-error.ts'
import { type AuthError, type Problem, problemFor, problemIn } from './sign-in-errors.ts'

/** Null on success, else the message. Never throws. */
export async function callAuthClient(
  call: () => Promise<{ error: AuthError | null }>,
): Promise<Problem | null> {
  try {
    const { error } = await call()
    return error && problemIn(error)
  } catch (error) {
    if (error instanceof NoResponseError) return problemFor('NETWORK_FAILED')
    return { code: 'BROKEN', sentence: toMessage(error) }
  }
}
