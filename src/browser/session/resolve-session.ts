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

/** The newest question counts: an older answer that comes late is dropped. */
let latestRequest = 0

/**
 * Resolves the signed-in flag from the server's session and loads the profile (spec §4). Run at
 * every navigation, on devices where somebody signed in, and after every sign-in and sign-out.
 */
export async function resolveSession(): Promise<void> {
  latestRequest += 1
  running = fetchSession(latestRequest)
  // Whoever waits here waits for the newest: an older one ends without an answer.
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
    // An error gives false; the name stays on the device for when the network is back.
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

/** Whatever this device remembers now, also where another tab has just changed it. */
export function resolveDevice(): void {
  if (mayBeSignedIn()) void resolveSession()
  else resolveSignedOut()
}

/** What a device without an account knows at once. */
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
  // Kept before the profile is here: it may never come, and the session is there all the same.
  if (cachedUsername === null) account.set({ userId, username: '' })
  // The same person again keeps what is shown until the fresh copy is here.
  if (known.userId !== userId) dispatchProfileEvent({ type: 'signed in', userId, cachedUsername })
  setSignedIn(true)
  const shown = profileState.get().profile
  const loaded = await callApi<Profile>('GET', `/api/users/${userId}`)
  if (requestNumber !== latestRequest) return
  if (!loaded.ok) dispatchProfileEvent({ type: 'reset' })
  // What a claim or a deed brought meanwhile is newer than this answer.
  else if (profileState.get().profile === shown) storeProfile(userId, loaded.data)
  siteState.set(initialise(siteState.get()))
  if (loaded.ok) watchPremium()
}

/** Late: nothing on the page waits for it, and the stored profile says enough until then. */
function watchPremium(): void {
  import('../premium/check-premium.ts').then(
    (premium) => premium.watchPremium(),
    () => dispatchProfileEvent({ type: 'premium', flags: { isPremiumStatusLoading: false } }),
  )
}
