import { type ApiResult, callApi } from '../api/call-api.ts'
import { account } from './account.ts'
import { resolveSignedOut } from './resolve-session.ts'

export async function signOut(): Promise<ApiResult<unknown>> {
  const answer = await callApi('POST', '/api/auth/sign-out', {})
  if (answer.ok) forgetAccount()
  return answer
}

export function forgetAccount(): void {
  account.set(null)
  resolveSignedOut()
}
