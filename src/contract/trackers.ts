/** What somebody can say yes or no to, beside what the house needs. */
export const trackerPurposes = ['analytics', 'marketing'] as const

export type TrackerPurpose = (typeof trackerPurposes)[number]

export type Vendor = 'gtm' | 'ga' | 'metaPixel' | 'adsense'

/** What this house is configured for; a vendor without an id is not there. */
export type Trackers = {
  ids: Partial<Record<Vendor, string>>
  /** Where the banner's script comes from instead of from this house. */
  consentScript: string | null
}

type VendorFacts = {
  name: string
  company: string
  /** Any one of them lets its script run. */
  purposes: readonly TrackerPurpose[]
  /** What it is here for, as a sentence goes on after its name. */
  does: string
  /** How the names of its cookies begin, on our own address. */
  cookies: readonly string[]
  /** How the names begin that it keeps in local and session storage. */
  stored: readonly string[]
  policy: string
}

const googlePolicy = 'https://policies.google.com/privacy'

/** Everybody who may be set up to watch, count or advertise here. */
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

/** What is asked about is one question, in the order of this list. */
const vendorOrder: readonly Vendor[] = ['ga', 'gtm', 'metaPixel', 'adsense']

export function configuredVendors({ ids }: Trackers): Vendor[] {
  return vendorOrder.filter((vendor) => ids[vendor] !== undefined)
}

/** Those that may run once these purposes are agreed to. */
export function vendorsFor(trackers: Trackers, agreed: readonly TrackerPurpose[]): Vendor[] {
  return configuredVendors(trackers).filter((vendor) =>
    vendors[vendor].purposes.some((purpose) => agreed.includes(purpose)),
  )
}

/** The purposes that anybody configured here serves: about the others nobody is asked. */
export function configuredPurposes(trackers: Trackers): TrackerPurpose[] {
  return trackerPurposes.filter((purpose) => vendorsFor(trackers, [purpose]).length > 0)
}

/** Where adverts may hang: beside what is read between rounds. */
export function isAdPage(pathname: string): boolean {
  return /^\/articles(\/|$)/.test(pathname)
}

/** One more when the words change so much that an old answer is to none of the new question. */
const wordingVersion = 1

/**
 * The number under which an answer is kept: another one for every set of vendors, so that nobody's
 * yes holds for a vendor they were not told of.
 */
export function consentRevision(trackers: Trackers): number {
  const bits = configuredVendors(trackers).map((vendor) => 2 ** vendorOrder.indexOf(vendor))
  return bits.reduce((sum, bit) => sum + bit, wordingVersion * 2 ** vendorOrder.length)
}
