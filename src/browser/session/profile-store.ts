import type { Profile } from '#domain/profile/profile.ts'
import {
  emptyProfileState,
  type ProfileEvent,
  type ProfileState,
  profileReducer,
} from '#domain/profile/profile-state.ts'
import { emptySiteState, initialise, type SiteState } from '#domain/profile/site-state.ts'
import { liveState } from '../storage/live-state.ts'
import { useLiveState } from '../storage/use-live-state.ts'
import { account } from './account.ts'
import { mayBeSignedIn } from './may-be-signed-in.ts'
import { writeSessionValue } from './session-values.ts'

export const profileState = liveState<ProfileState>(emptyProfileState)
export const siteState = liveState<SiteState>(
  isSignedOutDevice() ? initialise(emptySiteState) : emptySiteState,
)

/** `use-session.ts` resolves such a device before this module is loaded. */
function isSignedOutDevice(): boolean {
  return typeof document !== 'undefined' && !mayBeSignedIn()
}

export function dispatchProfileEvent(event: ProfileEvent): void {
  profileState.set(profileReducer(profileState.get(), event))
}

export function useProfileState(): ProfileState {
  return useLiveState(profileState, emptyProfileState)
}

/** Stores a profile for this tab, and its name for the next visit. */
export function storeProfile(userId: string, profile: Profile): void {
  dispatchProfileEvent({ type: 'loaded', profile })
  const kept = account.get()
  if (kept?.userId !== userId || kept.username !== profile.username) {
    account.set({ userId, username: profile.username })
  }
}

export function setSignedIn(signedIn: boolean): void {
  siteState.set({ ...siteState.get(), signedIn })
  writeSessionValue('signedIn', String(signedIn))
}
