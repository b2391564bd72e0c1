import { configuredVendors, isAdPage, type Trackers, type Vendor } from '#contract/trackers.ts'

export type PolicySources = Record<'script' | 'img' | 'connect' | 'frame', readonly string[]>

const noSources: PolicySources = { script: [], img: [], connect: [], frame: [] }

/**
 * No inline script, no `eval`. Google: developers.google.com/tag-platform/security/guides/csp, without
 * Google signals, which `consent/google.ts` switches off; custom HTML of a container does not run.
 * Meta Pixel: developers.facebook.com/docs/meta-pixel.
 * AdSense documents no hosts: these are those its script and frames are known to use.
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

/** `pathname`: only pages with adverts allow their sources. */
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
