import { type ApiResult, callApi } from '../api/call-api.ts'
import { account } from './account.ts'
import { resolveSignedOut } from './resolve-session.ts'

/** Ends the session on the server, then on this device; other tabs follow the saved account. */
export async function signOut(): Promise<ApiResult<unknown>> {
  const answer = await callApi('POST', '/api/auth/sign-out', {})
  if (answer.ok) forgetAccount()
  return answer
}

/** What this device does once nobody is signed in on it any more. */
export function forgetAccount(): void {
  account.set(null)
  resolveSignedOut()
}
