import { createContext, useContext } from 'react'
import type { ApiResult } from '#browser/api/call-api.ts'
import type { OwnPremium } from '#contract/premium.ts'
import type { PackForSale } from '#contract/profile.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Viewer } from './viewer.ts'

export type Provider = { id: 'google' | 'oidc'; name: string }

export type Owner = {
  viewer: Viewer
  /** Current; the viewer is as loaded. */
  profile: Profile
  packs: readonly PackForSale[]
  premium: OwnPremium | null
  /** Claimed or not. */
  earned: readonly string[]
  /** Sign-in providers of this site. */
  providers: readonly Provider[]
  sendsMail: boolean
  sendsSms: boolean
  /** Runs as this user only, even after a sign-in in another tab. Never throws. */
  act: <T>(call: () => Promise<ApiResult<T>>) => Promise<ApiResult<T>>
  toast: (message: string) => void
}

const OwnerContext = createContext<Owner | null>(null)

export const OwnerProvider = OwnerContext.Provider

export function useOwner(): Owner {
  const owner = useContext(OwnerContext)
  if (owner === null) throw new Error('this part stands on the profile page only')
  return owner
}
