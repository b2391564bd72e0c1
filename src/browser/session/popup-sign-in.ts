import { callApi } from '../api/call-api.ts'
import { authClient } from './auth-client.ts'
import { callAuthClient } from './call-auth-client.ts'
import { type Problem, problemFor } from './sign-in-errors.ts'

/** Spec §9 */
const width = 500
const height = 600
const closedGraceMs = 8_000
const timeoutMs = 120_000
const recheckMs = 1_000
const pingMs = 5_000

/** The library's window name: opening by it reuses the window opened here. */
const windowName = 'better-auth-oauth'

export async function signInByPopup(
  provider: string,
  properOrigin: string | null,
): Promise<Problem | null> {
  // The server's refusal would show in the popup only.
  if (properOrigin !== null && location.origin !== properOrigin) {
    return problemFor('UNAUTHORIZED_DOMAIN')
  }
  if (!navigator.onLine) return problemFor('NETWORK_FAILED')
  const popup = window.open('', windowName, placement())
  if (popup === null) return problemFor('POPUP_BLOCKED')
  if (!(await isServerReachable())) {
    popup.close()
    return problemFor('NETWORK_FAILED')
  }
  const problem = popup.closed ? problemFor('POPUP_CLOSED') : await waitForWindow(popup, provider)
  if (problem?.code === 'POPUP_CLOSED' && (await isSignedInSoon())) return null
  return problem
}

type CallbackUrls = { callbackURL: string; errorCallbackURL: string }

/** For browsers without popups: the provider redirects back. */
export async function signInByRedirect(
  provider: string,
  urls: CallbackUrls,
): Promise<Problem | null> {
  return await callAuthClient(async () => {
    const { data, error } = await authClient.signIn.social({
      provider,
      ...urls,
      disableRedirect: true,
    })
    if (data?.url) location.assign(data.url)
    return { error }
  })
}

async function waitForWindow(popup: Window, provider: string): Promise<Problem | null> {
  let stop = () => {}
  const offline = new Promise<Problem>((resolve) => {
    const leave = () => resolve(problemFor('NETWORK_FAILED'))
    window.addEventListener('offline', leave)
    stop = () => window.removeEventListener('offline', leave)
  })
  const signedIn = callAuthClient(() => authClient.signIn.popup({ provider, timeoutMs }))
  const problem = await Promise.race([signedIn, offline])
  stop()
  if (!popup.closed) popup.close()
  return problem
}

/** The popup may close before its answer was processed. */
async function isSignedInSoon(): Promise<boolean> {
  const endMs = performance.now() + closedGraceMs
  for (;;) {
    const answer = await callApi('GET', '/api/auth/get-session')
    if (answer.ok && answer.data !== null) return true
    if (performance.now() + recheckMs > endMs) return false
    await new Promise((resolve) => setTimeout(resolve, recheckMs))
  }
}

async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch('/api/auth/ok', { signal: AbortSignal.timeout(pingMs) })).ok
  } catch {
    return false
  }
}

function placement(): string {
  const left = window.screenX + (window.outerWidth - width) / 2
  const top = window.screenY + (window.outerHeight - height) / 2
  return `width=${width},height=${height},left=${left},top=${top},menubar=no,toolbar=no`
}
