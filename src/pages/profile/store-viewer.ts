import {
  dispatchProfileEvent,
  profileState,
  setSignedIn,
  storeProfile,
} from '#browser/session/profile-store.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Viewer } from './viewer.ts'

/** Tells the rest of the site who is signed in. */
export function storeViewer({ userId }: Viewer, profile: Profile): void {
  if (profileState.get().userId !== userId) {
    dispatchProfileEvent({ type: 'signed in', userId, cachedUsername: profile.username })
  }
  storeProfile(userId, profile)
  setSignedIn(true)
}
