import type { Profile } from './profile.ts'

/** What the client knows of whoever is signed in (spec §3, "Profile store flags"). */
export type ProfileState = {
  userId: string | null
  profile: Profile | null
  /** Shown until the profile is there: the name this device saw last. */
  username: string
  isLoaded: boolean
  isLoggedIn: boolean
  /** Until a status check has been answered or has failed. */
  isPremiumStatusLoading: boolean
  /** While a checkout is being opened. */
  isUpgrading: boolean
  /** Why the last checkout could not be opened, or the last status check failed. */
  upgradeError: string | null
}

type PremiumFlags = Pick<ProfileState, 'isPremiumStatusLoading' | 'isUpgrading' | 'upgradeError'>

export type ProfileEvent =
  | { type: 'reset' }
  | { type: 'signed in'; userId: string; cachedUsername: string | null }
  | { type: 'loaded'; profile: Profile }
  | { type: 'changed'; change: Partial<Profile> }
  | { type: 'premium'; flags: Partial<PremiumFlags> }

export const emptyProfileState: ProfileState = {
  userId: null,
  profile: null,
  username: '',
  isLoaded: false,
  isLoggedIn: false,
  isPremiumStatusLoading: true,
  isUpgrading: false,
  upgradeError: null,
}

/** Spec §4, "Signed-in state" and "Profile load". */
export function profileReducer(state: ProfileState, event: ProfileEvent): ProfileState {
  switch (event.type) {
    case 'reset':
      return emptyProfileState
    case 'signed in':
      return {
        ...emptyProfileState,
        userId: event.userId,
        username: event.cachedUsername ?? '',
        isLoggedIn: true,
      }
    case 'loaded':
      // An answer that comes after its reader left is nobody's.
      if (!state.isLoggedIn) return state
      return {
        ...state,
        profile: event.profile,
        username: event.profile.username,
        isLoaded: true,
      }
    case 'changed': {
      if (state.profile === null) return state
      const profile = { ...state.profile, ...event.change }
      return { ...state, profile, username: profile.username }
    }
    case 'premium':
      return { ...state, ...event.flags }
  }
}
