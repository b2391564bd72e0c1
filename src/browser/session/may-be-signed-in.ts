import { signedInCookie } from '#contract/signed-in-cookie.ts'
import { readSavedText } from '../storage/storage.ts'

/**
 * Whether to ask the server who is here: where the cookie beside the session says that there is one, or
 * where this device remembers an account, as one does whose session began in an older build.
 */
export function mayBeSignedIn(): boolean {
  return document.cookie.includes(`${signedInCookie}=`) || readSavedText('account') !== null
}
