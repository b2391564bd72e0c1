import { configuredVendors, isAdPage, type Trackers, type Vendor } from '#contract/trackers.ts'

/** The directives of a content security policy that trackers widen. */
export type PolicySources = Record<'script' | 'img' | 'connect' | 'frame', readonly string[]>

const noSources: PolicySources = { script: [], img: [], connect: [], frame: [] }

/**
 * What each vendor's own pages ask of a policy, and no more: no inline script, no `eval`.
 *
 * Google Analytics and Tag Manager: developers.google.com/tag-platform/security/guides/csp, without
 * Google signals, which `consent/google.ts` switches off. A container that wants custom HTML or
 * JavaScript variables asks for inline scripts and `eval`, and does not get them; what else it loads
 * must be configured here by its own variable.
 *
 * Meta Pixel: developers.facebook.com/docs/meta-pixel, its script and where its events go.
 *
 * AdSense documents no list of hosts, only a policy that lets any script run that a script has loaded.
 * That is no policy at all; these are the hosts that its own script and its frames are known to be
 * served from.
 */
const sourcesByVendor: Record<Vendor, PolicySources> = {
  ga: {
    script: ['https://*.googletagmanager.com'],
    img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    connect: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    frame: [],
  },
  gtm: {
    script: ['https://www.googletagmanager.com'],
    img: ['https://www.googletagmanager.com'],
    connect: ['https://www.googletagmanager.com', 'https://www.google.com'],
    frame: [],
  },
  metaPixel: {
    script: ['https://connect.facebook.net'],
    img: ['https://www.facebook.com'],
    connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
    frame: [],
  },
  adsense: {
    script: [
      'https://pagead2.googlesyndication.com',
      'https://*.adtrafficquality.google',
      'https://fundingchoicesmessages.google.com',
    ],
    img: ['https://pagead2.googlesyndication.com', 'https://*.adtrafficquality.google'],
    connect: [
      'https://pagead2.googlesyndication.com',
      'https://googleads.g.doubleclick.net',
      'https://*.adtrafficquality.google',
      'https://fundingchoicesmessages.google.com',
    ],
    frame: [
      'https://googleads.g.doubleclick.net',
      'https://tpc.googlesyndication.com',
      'https://*.adtrafficquality.google',
      'https://www.google.com',
    ],
  },
}

/**
 * What a page of this house may load and send beside its own: each source once, in a fixed order.
 * @param pathname adverts hang on some pages only, and no other has to let them in
 */
export function trackerSources(trackers: Trackers | null, pathname: string): PolicySources {
  if (trackers === null) return noSources
  const wanted = configuredVendors(trackers)
    .filter((vendor) => vendor !== 'adsense' || isAdPage(pathname))
    .map((vendor) => sourcesByVendor[vendor])
  const { consentScript } = trackers
  const banner = consentScript === null ? [] : [consentScript]
  const collect = (directive: keyof PolicySources) => [
    ...new Set(wanted.flatMap((sources) => sources[directive])),
  ]
  return {
    script: [...new Set([...banner, ...collect('script')])],
    img: collect('img'),
    connect: collect('connect'),
    frame: collect('frame'),
  }
}
