import type { ActivityReport, CoinEntries, PurchaseAnswer } from '#contract/profile.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { type ApiResult, callApi } from '../api/call-api.ts'
import { profileState, storeProfile } from './profile-store.ts'

export async function likeGame(gameId: string, liked: boolean): Promise<ApiResult<Profile>> {
  return await changeProfile(liked ? 'PUT' : 'DELETE', `/liked_games/${gameId}`)
}

export async function rename(username: string): Promise<ApiResult<Profile>> {
  return await changeProfile('PATCH', '', { username })
}

export async function reportActivity(activity: ActivityReport): Promise<ApiResult<Profile>> {
  return await changeProfile('POST', '/deeds', activity)
}

export async function buyPass(itemId: string): Promise<ApiResult<PurchaseAnswer>> {
  const answer = await callApi<PurchaseAnswer>('POST', userPath('/purchases'), { itemId })
  if (answer.ok) await refreshProfile()
  return answer
}

export async function readCoinEntries(before: string | null): Promise<ApiResult<CoinEntries>> {
  const query = before === null ? '' : `?before=${encodeURIComponent(before)}`
  return await callApi('GET', userPath(`/coin_entries${query}`))
}

export async function deleteAccount(password: string | null): Promise<ApiResult<null>> {
  return await callApi('DELETE', userPath(''), password === null ? {} : { password })
}

export async function refreshProfile(): Promise<ApiResult<Profile>> {
  return await changeProfile('GET', '')
}

async function changeProfile(
  method: Parameters<typeof callApi>[0],
  path: string,
  body?: unknown,
): Promise<ApiResult<Profile>> {
  const { userId } = profileState.get()
  const answer = await callApi<Profile>(method, userPath(path), body)
  // Another account may have signed in meanwhile, in another tab.
  if (answer.ok && userId !== null && profileState.get().userId === userId) {
    storeProfile(userId, answer.data)
  }
  return answer
}

/** API path under the signed-in user. */
export function userPath(path: string): string {
  return `/api/users/${profileState.get().userId ?? ''}${path}`
}
