/** What users can agree to. */
export const trackerPurposes = ['analytics', 'marketing'] as const

export type TrackerPurpose = (typeof trackerPurposes)[number]

export type Vendor = 'gtm' | 'ga' | 'metaPixel' | 'adsense'

/** The configured vendors; others are missing. */
export type Trackers = {
  ids: Partial<Record<Vendor, string>>
  /** A URL for the banner's library instead of our copy. */
  consentScript: string | null
}

type VendorFacts = {
  name: string
  company: string
  /** One of them is enough to run its script. */
  purposes: readonly TrackerPurpose[]
  does: string
  /** Prefixes of its cookies on our domain. */
  cookies: readonly string[]
  /** Prefixes of its local and session storage keys. */
  stored: readonly string[]
  policy: string
}

const googlePolicy = 'https://policies.google.com/privacy'

/** All supported vendors. */
export const vendors: Record<Vendor, VendorFacts> = {
  ga: {
    name: 'Google Analytics',
    company: 'Google',
    purposes: ['analytics'],
    does: 'counts visits: which pages are opened, from where, on what kind of device',
    cookies: ['_ga', '_gid', '_gat'],
    stored: [],
    policy: googlePolicy,
  },
  gtm: {
    name: 'Google Tag Manager',
    company: 'Google',
    purposes: ['analytics', 'marketing'],
    does: 'loads the counting and advertising scripts that this house has set up there',
    cookies: ['_dc_gtm_', '_gcl_', '_gac_'],
    stored: ['_gcl_'],
    policy: googlePolicy,
  },
  metaPixel: {
    name: 'Meta Pixel',
    company: 'Meta',
    purposes: ['marketing'],
    does: 'tells Meta which pages were opened, to measure and aim adverts on Facebook and Instagram',
    cookies: ['_fbp', '_fbc'],
    stored: ['lastExternalReferrer'],
    policy: 'https://www.facebook.com/privacy/policy',
  },
  adsense: {
    name: 'Google AdSense',
    company: 'Google',
    purposes: ['marketing'],
    does: 'shows adverts beside articles, never in a game and never to anybody with Premium',
    cookies: ['__gads', '__gpi', '__eoi', '_gcl_', 'FCCDCF', 'FCNEC'],
    stored: ['google_', 'goog_', '_gcl_'],
    policy: googlePolicy,
  },
}

/** The order in the banner. */
const vendorOrder: readonly Vendor[] = ['ga', 'gtm', 'metaPixel', 'adsense']

export function configuredVendors({ ids }: Trackers): Vendor[] {
  return vendorOrder.filter((vendor) => ids[vendor] !== undefined)
}

/** The vendors that these purposes allow. */
export function vendorsFor(trackers: Trackers, agreed: readonly TrackerPurpose[]): Vendor[] {
  return configuredVendors(trackers).filter((vendor) =>
    vendors[vendor].purposes.some((purpose) => agreed.includes(purpose)),
  )
}

export function configuredPurposes(trackers: Trackers): TrackerPurpose[] {
  return trackerPurposes.filter((purpose) => vendorsFor(trackers, [purpose]).length > 0)
}

export function isAdPage(pathname: string): boolean {
  return /^\/articles(\/|$)/.test(pathname)
}

/** Raised when changed words need a new answer. */
const wordingVersion = 1

/** Differs for every set of vendors, so that no answer counts for a vendor that was not named. */
export function consentRevision(trackers: Trackers): number {
  const bits = configuredVendors(trackers).map((vendor) => 2 ** vendorOrder.indexOf(vendor))
  return bits.reduce((sum, bit) => sum + bit, wordingVersion * 2 ** vendorOrder.length)
}
