import type { Profile } from './profile.ts'

export type ProfileState = {
  userId: string | null
  profile: Profile | null
  username: string
  isLoaded: boolean
  isLoggedIn: boolean
  isPremiumStatusLoading: boolean
  isUpgrading: boolean
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
      // An answer that comes after sign-out is dropped.
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
