import { describe, expect, test } from 'vitest'
import {
  type CacheStrategy,
  canBePage,
  chooseStrategy,
  type WorkerRequest,
} from './choose-strategy.ts'

const build = ['/', '/games/meyer', '/offline', '/articles', '/assets/vendor-1.js', '/favicon.svg']

const choose = (pathname: string, asked: Partial<WorkerRequest> = {}): CacheStrategy =>
  chooseStrategy(
    { method: 'GET', mode: 'navigate', isOwnOrigin: true, pathname, ...asked },
    (path) => build.includes(path),
  )

describe('what the worker does with a page that is opened', () => {
  test.each<[string, CacheStrategy]>([
    ['/', 'kept'],
    ['/games/meyer', 'kept'],
    ['/offline', 'kept'],
    ['/games/meyer/', 'slashless'],
    ['/games/Meyer', 'page'],
    ['/info/about', 'page'],
    ['/info/FAQ', 'page'],
    ['/info/contact', 'page'],
    ['/QR/standard/placemat/games/meyer', 'page'],
    ['/game/some-pack', 'page'],
    ['/nowhere', 'page'],
    ['/nowhere/', 'page'],
    ['/profile', 'own page'],
    ['/sign-in', 'own page'],
    ['/sign-up', 'own page'],
    ['/reset-password', 'own page'],
    ['/verify-email', 'own page'],
    ['/info/unsubscribe', 'own page'],
    ['/info/premium-processing', 'own page'],
    ['/info/premium-confirmation', 'own page'],
    ['/profiles', 'page'],
    ['/api/docs', 'page'],
    ['/api/docs.json', 'network'],
    ['/api/auth/callback/google', 'network'],
    ['/go', 'network'],
    ['/v0/b/party-dojo/o', 'network'],
    ['/healthz', 'network'],
    ['/metrics', 'network'],
    ['/version.json', 'network'],
    ['/builds/latest.json', 'network'],
    ['/sw.js', 'network'],
    ['/sitemap.xml', 'network'],
    ['/articles/feed.xml', 'network'],
    ['/QR/standard/placemat.pdf', 'network'],
    ['/QR/standard/placemat.svg', 'network'],
    ['/pictures/home.png', 'network'],
    ['/voice/word-guess', 'network'],
    ['/gold', 'page'],
    ['/apiary', 'page'],
  ])('%s: %s', (pathname, expected) => {
    expect(choose(pathname)).toBe(expected)
  })
})

describe('what it does with what a page asks for', () => {
  test.each<[string, Partial<WorkerRequest>, CacheStrategy]>([
    ['/assets/vendor-1.js', { mode: 'cors' }, 'kept'],
    ['/favicon.svg', { mode: 'no-cors' }, 'kept'],
    ['/assets/of-another-build-2.js', { mode: 'cors' }, 'asset'],
    ['/assets/of-another-build-2.js', {}, 'asset'],
    ['/api/_nuxt_icon/ph.json', { mode: 'cors' }, 'icons'],
    ['/QR/standard/placemat.svg', { mode: 'no-cors' }, 'picture'],
    ['/QR/standard/placemat.png', { mode: 'no-cors' }, 'network'],
    ['/api/users/u1', { mode: 'cors' }, 'network'],
    ['/api/premium-packs/charades/p', { mode: 'cors' }, 'network'],
    ['/v0/b/party-dojo/o/packs%2Fa.json', { mode: 'cors' }, 'network'],
    ['/profile.data', { mode: 'cors' }, 'network'],
    ['/info/contact.data', { mode: 'cors' }, 'network'],
    ['/info/about', { mode: 'cors' }, 'network'],
    ['/manifest.webmanifest', { mode: 'cors' }, 'network'],
    ['/', { method: 'POST' }, 'network'],
    ['/', { method: 'HEAD' }, 'network'],
    ['/assets/vendor-1.js', { isOwnOrigin: false, mode: 'cors' }, 'network'],
    ['/', { isOwnOrigin: false }, 'network'],
  ])('%s, %j: %s', (pathname, asked, expected) => {
    expect(choose(pathname, asked)).toBe(expected)
  })
})

describe('what waits for the list of pages', () => {
  test.each<[string, Partial<WorkerRequest>, boolean]>([
    ['/', {}, true],
    ['/games/meyer', {}, true],
    ['/games/meyer/', {}, true],
    ['/misc/out-of-order', { mode: 'cors' }, true],
    ['/nowhere', {}, true],
    ['/assets/vendor-1.js', {}, false],
    ['/favicon.svg', { mode: 'no-cors' }, false],
    ['/games/meyer/_payload.json', { mode: 'cors' }, false],
    ['/QR/standard/placemat.pdf', {}, false],
    ['/api/users/u1', { mode: 'cors' }, false],
    ['/api/_nuxt_icon/ph.json', { mode: 'cors' }, false],
    ['/go', {}, false],
    ['/', { method: 'HEAD' }, false],
    ['/', { isOwnOrigin: false }, false],
  ])('%s, %j: %s', (pathname, asked, expected) => {
    expect(
      canBePage({ method: 'GET', mode: 'navigate', isOwnOrigin: true, pathname, ...asked }),
    ).toBe(expected)
  })
})
