import type { Profile } from '#domain/profile/profile.ts'
import { initialise } from '#domain/profile/site-state.ts'
import { userIdOf } from '#domain/profile/user-id.ts'
import { callApi } from '../api/call-api.ts'
import { account } from './account.ts'
import { mayBeSignedIn } from './may-be-signed-in.ts'
import {
  dispatchProfileEvent,
  profileState,
  setSignedIn,
  siteState,
  storeProfile,
} from './profile-store.ts'
import { setSessionEmail } from './session-email.ts'

type AuthState = { user: { id: string; email?: string } } | null

let latestRequest = 0

/**
 * Reads the session from the server and loads the profile (spec §4): at every navigation on devices
 * with an account, and after every sign-in and sign-out.
 */
export async function resolveSession(): Promise<void> {
  latestRequest += 1
  running = fetchSession(latestRequest)
  // Waits for the newest request: older ones end without a result.
  for (let seen: Promise<void> | null = null; seen !== running; ) {
    seen = running
    await seen
  }
}

let running: Promise<void> = Promise.resolve()

async function fetchSession(requestNumber: number): Promise<void> {
  const answer = await callApi<AuthState>('GET', '/api/auth/get-session')
  if (requestNumber !== latestRequest) return
  if (!answer.ok) {
    // A failure signs out this tab; the saved name stays.
    dropSession()
    return
  }
  if (answer.data === null) {
    account.set(null)
    dropSession()
    return
  }
  setSessionEmail(answer.data.user.email ?? null)
  await loadProfile(userIdOf(answer.data.user.id), requestNumber)
}

export function resolveDevice(): void {
  if (mayBeSignedIn()) void resolveSession()
  else resolveSignedOut()
}

export function resolveSignedOut(): void {
  latestRequest += 1
  dropSession()
}

function dropSession(): void {
  setSessionEmail(null)
  dispatchProfileEvent({ type: 'reset' })
  setSignedIn(false)
  siteState.set(initialise(siteState.get()))
}

async function loadProfile(userId: string, requestNumber: number): Promise<void> {
  const known = profileState.get()
  const kept = account.get()
  const cachedUsername = kept?.userId === userId ? kept.username : null
  // Saved before the profile arrives: the session exists even if it never does.
  if (cachedUsername === null) account.set({ userId, username: '' })
  // For the same user, the shown profile stays until the new one is loaded.
  if (known.userId !== userId) dispatchProfileEvent({ type: 'signed in', userId, cachedUsername })
  setSignedIn(true)
  const shown = profileState.get().profile
  const loaded = await callApi<Profile>('GET', `/api/users/${userId}`)
  if (requestNumber !== latestRequest) return
  if (!loaded.ok) dispatchProfileEvent({ type: 'reset' })
  // A claim or an activity has stored a newer profile meanwhile.
  else if (profileState.get().profile === shown) storeProfile(userId, loaded.data)
  siteState.set(initialise(siteState.get()))
  if (loaded.ok) watchPremium()
}

/** Loaded late: the stored profile is enough until then. */
function watchPremium(): void {
  import('../premium/check-premium.ts').then(
    (premium) => premium.watchPremium(),
    () => dispatchProfileEvent({ type: 'premium', flags: { isPremiumStatusLoading: false } }),
  )
}
