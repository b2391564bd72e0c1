import { createContext } from 'react-router'
import type { PackCard } from '#contract/packs.ts'
import type { CheckoutOutcome, OwnPremium, PremiumOffer } from '#contract/premium.ts'
import type { PackForSale } from '#contract/profile.ts'
import type { Trackers } from '#contract/trackers.ts'
import type { OpenApiDocument } from '../features/open-api/document.ts'
import type { CoinTotals } from '../features/profile/coin-totals.ts'
import type { Viewer } from '../features/profile/read-viewer.ts'

export type SignInOptions = {
  hasGoogle: boolean
  /** The host of the OpenID provider, for its button. */
  oidcHost: string | null
  /** Whether e-mails leave this server, or only its operator can hand on what they say. */
  sendsMail: boolean
  /** Whether codes go out to phones. */
  sendsSms: boolean
  isSignUpOpen: boolean
  /** The only origin that providers send people back to; null where any will do. */
  origin: string | null
}

/** Who runs this house, as it was configured. */
export type Operator = { name: string | null; address: string | null }

export type { OpenApiDocument }

/** What a rendered page may know of the server and of its request. */
export type RequestContext = {
  requestId: string
  /** The content security policy lets only scripts with this nonce run. */
  nonce: string
  operator: Operator
  supportEmail: string | null
  /** The ways to sign in that this house is configured for, besides those it always has. */
  signIn: SignInOptions
  /** Who counts, measures or advertises here once somebody agrees; null for nobody. */
  trackers: Trackers | null
  /** Whoever asks for the page; null for somebody signed out. */
  readViewer: () => Promise<Viewer | null>
  /** The ids of the rewards on offer that the viewer has earned; none for somebody signed out. */
  readEarnedRewards: () => Promise<string[]>
  /** A pack that anybody may see, or one of the asker's own; null when there is none. */
  findPack: (packId: string) => Promise<PackCard | null>
  /** What coins can open. */
  packsForSale: readonly PackForSale[]
  readCoinTotals: () => Promise<CoinTotals | null>
  /** What premium costs here. */
  readOffer: () => Promise<PremiumOffer>
  /** The asker's own subscription; null for somebody signed out. */
  readPremium: () => Promise<OwnPremium | null>
  /** How a checkout of the asker's stands at Stripe; null for somebody signed out. */
  confirmCheckout: (sessionId: string) => Promise<CheckoutOutcome | null>
  /** Whether we signed that link to stop letters. */
  isUnsubscribeLink: (userId: string, signature: string) => boolean
  /** What this very request has done about letters that are not required; null for nothing. */
  letterChoice: 'stop' | 'again' | null
  /** The calls of the house, for the page about them; null for any other page. */
  readApi: () => Promise<OpenApiDocument | null>
  /** Where this server answers over https by its own authority, and whether it was asked there; null where it does not. */
  localHttps: { address: string; isHere: boolean } | null
  reportError: (error: unknown) => void
  /** What a route says of a path that it does not know, for answers without a page. */
  reportNotFound: (message: string) => void
}

/** The pages' only door to the server; null while the build prerenders. */
export const requestContext = createContext<RequestContext | null>(null)
