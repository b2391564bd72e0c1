import { describe, expect, test } from 'vitest'
import type { Trackers, Vendor } from '#contract/trackers.ts'
import { contentSecurityPolicy } from '#server/platform/web/security-headers.ts'
import { trackerSources } from './tracker-sources.ts'

const server = (...names: Vendor[]): Trackers => ({
  ids: Object.fromEntries(names.map((name) => [name, 'X'])),
  consentScript: null,
})

/** What a page's policy says beyond that of a server without trackers, by directive. */
function widened(trackers: Trackers | null, pathname: string): Record<string, string> {
  const plain = parse(contentSecurityPolicy([], null))
  const wide = parse(contentSecurityPolicy([], null, false, trackerSources(trackers, pathname)))
  return Object.fromEntries(
    [...wide]
      .map(([name, sources]) => [name, sources.slice(plain.get(name)?.length ?? 0)] as const)
      .filter(([, more]) => more.length > 0)
      .map(([name, more]) => [name, more.join(' ')]),
  )
}

function parse(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const google = {
  'script-src': 'https://*.googletagmanager.com',
  'img-src': 'https://*.google-analytics.com https://*.googletagmanager.com',
  'connect-src':
    'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
}
const meta = {
  'script-src': 'https://connect.facebook.net',
  'img-src': 'https://www.facebook.com',
  'connect-src': 'https://www.facebook.com https://connect.facebook.net',
}

describe('the policy', () => {
  test.each([
    ['nobody', null, '/', {}],
    ['Google Analytics', server('ga'), '/', google],
    ['Meta Pixel', server('metaPixel'), '/games/meyer', meta],
    [
      'Tag Manager',
      server('gtm'),
      '/',
      {
        'script-src': 'https://www.googletagmanager.com',
        'img-src': 'https://www.googletagmanager.com',
        'connect-src': 'https://www.googletagmanager.com https://www.google.com',
      },
    ],
    [
      'a banner from elsewhere',
      { ...server('metaPixel'), consentScript: 'https://cdn.example/cc.umd.js' },
      '/',
      { ...meta, 'script-src': `https://cdn.example/cc.umd.js ${meta['script-src']}` },
    ],
    ['AdSense, where no adverts hang', server('adsense'), '/', {}],
    ['AdSense and Meta in a game', server('adsense', 'metaPixel'), '/games/meyer', meta],
    [
      'AdSense beside an article',
      server('adsense'),
      '/articles/what-is-kings-cup',
      {
        'script-src':
          'https://pagead2.googlesyndication.com https://*.adtrafficquality.google https://fundingchoicesmessages.google.com',
        'img-src': 'https://pagead2.googlesyndication.com https://*.adtrafficquality.google',
        'connect-src':
          'https://pagead2.googlesyndication.com https://googleads.g.doubleclick.net https://*.adtrafficquality.google https://fundingchoicesmessages.google.com',
        'frame-src':
          'https://googleads.g.doubleclick.net https://tpc.googlesyndication.com https://*.adtrafficquality.google https://www.google.com',
      },
    ],
  ] as const)('with %s is widened by just that', (_, trackers, path, more) => {
    expect(widened(trackers, path)).toEqual(more)
  })

  test('names no source twice, and lets no script run that is written into a page', () => {
    const everybody = server('ga', 'gtm', 'metaPixel', 'adsense')
    const policy = contentSecurityPolicy([], null, true, trackerSources(everybody, '/articles'))
    for (const [name, sources] of parse(policy)) {
      expect(new Set(sources).size, name).toBe(sources.length)
    }
    expect(policy).not.toMatch(/unsafe|strict-dynamic|\*( |;|$)|https?:( |;|$)/)
  })
})
