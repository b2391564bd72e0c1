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
 * What the browser offers among its suggestions in a field. It gives way before anything else is asked
 * for: of two challenges under way, the server knows only the one it gave last.
 */
let offer: Offer | null = null

/** Signs in by passkey: null when it went well, or when somebody has just taken the offer. */
export async function signInByPasskey(): Promise<Problem | null> {
  const isSignedIn = await withdrawPasskeyOffer()
  return isSignedIn
    ? null
    : await callAuthClient(() => authenticate({ isInField: false, isWanted: () => true }))
}

/** Offers a passkey in the field that asks for one; whether somebody took it, once that is known. */
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

/** Takes the offer back; true when somebody has taken it before. */
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
