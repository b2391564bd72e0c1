import { signedInCookie } from '#contract/signed-in-cookie.ts'
import { readSavedText } from '../storage/storage.ts'

/**
 * Whether to ask the server for a session: its readable companion cookie is set, or an account is
 * saved, as by sessions from older builds.
 */
export function mayBeSignedIn(): boolean {
  return document.cookie.includes(`${signedInCookie}=`) || readSavedText('account') !== null
}
