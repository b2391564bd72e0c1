import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { passkeyObstacle } from '../device/secure-context.ts'
import { authClient } from './auth-client.ts'
import { callAuthClient } from './call-auth-client.ts'
import type { AuthError, Problem } from './sign-in-errors.ts'

type Answer = { error: AuthError | null }
type Offer = { isWanted: boolean; problem: Promise<Problem | null> }

const cancelled: Answer = { error: { code: 'AUTH_CANCELLED' } }

/**
 * A passkey offered by autofill. It is cancelled before another request: the server knows only the
 * last challenge it gave.
 */
let offer: Offer | null = null

export async function signInByPasskey(): Promise<Problem | null> {
  const isSignedIn = await withdrawPasskeyOffer()
  return isSignedIn
    ? null
    : await callAuthClient(() => authenticate({ isInField: false, isWanted: () => true }))
}

/** Offers a passkey in autofill; resolves to whether it was taken. */
export async function offerPasskey(): Promise<boolean> {
  const before = offer?.problem
  const own: Offer = {
    isWanted: true,
    problem: callAuthClient(async () => {
      await before
      if (!(await isOfferable())) return cancelled
      return await authenticate({ isInField: true, isWanted: () => own.isWanted })
    }),
  }
  offer = own
  return (await own.problem) === null
}

/** Cancels the offer; true when it was already taken. */
export async function withdrawPasskeyOffer(): Promise<boolean> {
  if (!offer) return false
  offer.isWanted = false
  WebAuthnAbortService.cancelCeremony()
  return (await offer.problem) === null
}

type PasskeyRequest = { isInField: boolean; isWanted: () => boolean }

async function authenticate({ isInField, isWanted }: PasskeyRequest): Promise<Answer> {
  if (!isWanted()) return cancelled
  const asked = await authClient.$fetch<PublicKeyCredentialRequestOptionsJSON>(
    '/passkey/generate-authenticate-options',
  )
  if (!asked.data) return asked
  if (!isWanted()) return cancelled
  let response: AuthenticationResponseJSON
  try {
    response = await startAuthentication({
      optionsJSON: asked.data,
      useBrowserAutofill: isInField,
    })
  } catch (error) {
    return error instanceof WebAuthnError ? { error: { code: error.code } } : cancelled
  }
  return await authClient.$fetch('/passkey/verify-authentication', {
    method: 'POST',
    body: { response },
  })
}

async function isOfferable(): Promise<boolean> {
  if (passkeyObstacle() !== null) return false
  try {
    return await PublicKeyCredential.isConditionalMediationAvailable()
  } catch {
    // No passkeys in this browser.
    return false
  }
}
