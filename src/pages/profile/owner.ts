import { createContext, useContext } from 'react'
import type { ApiResult } from '#browser/api/call-api.ts'
import type { OwnPremium } from '#contract/premium.ts'
import type { PackForSale } from '#contract/profile.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Viewer } from './viewer.ts'

export type Provider = { id: 'google' | 'oidc'; name: string }

/** Whoever the page belongs to, and how to do something in their name. */
export type Owner = {
  viewer: Viewer
  /** As it is now; the viewer's is as it was when the page came. */
  profile: Profile
  packs: readonly PackForSale[]
  /** Their own subscription. */
  premium: OwnPremium | null
  /** Ids of the rewards that they have earned, claimed or not. */
  earned: readonly string[]
  /** Other accounts that this house lets people in with. */
  providers: readonly Provider[]
  /** Whether e-mails leave this server; else its operator hands on what they say. */
  sendsMail: boolean
  /** Whether codes go out to phones. */
  sendsSms: boolean
  /** Does it as this person, whatever became of the stores meanwhile; never throws. */
  act: <T>(call: () => Promise<ApiResult<T>>) => Promise<ApiResult<T>>
  /** One line above the dock. */
  toast: (message: string) => void
}

const OwnerContext = createContext<Owner | null>(null)

export const OwnerProvider = OwnerContext.Provider

export function useOwner(): Owner {
  const owner = useContext(OwnerContext)
  if (owner === null) throw new Error('this part stands on the profile page only')
  return owner
}
