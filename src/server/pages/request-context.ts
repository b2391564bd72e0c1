import { createContext } from 'react-router'
import type { NightPage } from '#contract/nights.ts'
import type { PackCard } from '#contract/packs.ts'
import type { CheckoutOutcome, OwnPremium, PremiumOffer } from '#contract/premium.ts'
import type { PackForSale } from '#contract/profile.ts'
import type { Trackers } from '#contract/trackers.ts'
import type { OpenApiDocument } from '../features/open-api/document.ts'
import type { CoinTotals } from '../features/profile/coin-totals.ts'
import type { Viewer } from '../features/profile/read-viewer.ts'

export type SignInOptions = {
  hasGoogle: boolean
  oidcHost: string | null
  /** Whether emails are sent; otherwise the operator passes them on. */
  sendsMail: boolean
  sendsSms: boolean
  isSignUpOpen: boolean
  /** The origin that providers redirect to; null for any. */
  origin: string | null
}

export type Operator = { name: string | null; address: string | null }

export type { OpenApiDocument }

/** Alike for every request of a process. */
export type SiteContext = {
  operator: Operator
  supportEmail: string | null
  signIn: SignInOptions
  /** Trackers that need consent; null for none. */
  trackers: Trackers | null
  packsForSale: readonly PackForSale[]
}

export type RequestContext = SiteContext & {
  requestId: string
  /** Undefined where the policy lists the hashes of scripts. */
  nonce: string | undefined
  readViewer: () => Promise<Viewer | null>
  /** Ids of the offered rewards that the viewer has earned. */
  readEarnedRewards: () => Promise<string[]>
  /** A public pack, or the viewer's own. */
  findPack: (packId: string) => Promise<PackCard | null>
  /** Null once it was withdrawn, or is over. */
  readNight: (id: string) => Promise<NightPage | null>
  readCoinTotals: () => Promise<CoinTotals | null>
  readOffer: () => Promise<PremiumOffer>
  readPremium: () => Promise<OwnPremium | null>
  confirmCheckout: (sessionId: string) => Promise<CheckoutOutcome | null>
  isUnsubscribeLink: (userId: string, signature: string) => boolean
  /** What this request has changed about optional emails. */
  unsubscribeChoice: 'stop' | 'again' | null
  /** Null except for the API's page. */
  readApi: () => Promise<OpenApiDocument | null>
  /** The https address by this server's own authority, and whether the request used it. */
  localHttps: { address: string; isHere: boolean } | null
  reportError: (error: unknown) => void
  reportNotFound: (message: string) => void
}

/** Null while the build prerenders. */
export const requestContext = createContext<RequestContext | null>(null)
