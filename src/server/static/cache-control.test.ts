import { expect, test } from 'vitest'
import { cacheControl, isVersionedByBuild } from './cache-control.ts'

const forGood = 'public, max-age=31536000, immutable'

test.each([
  ['/assets/entry-1a2b.js', forGood, false],
  ['/assets/crest-1a2b.svg', forGood, false],
  ['/assets/ask-first.js', 'no-cache', true],
  ['/static-page.js', 'no-cache', true],
  ['/builds/latest.json', 'no-store', false],
  ['/version.json', 'no-cache', false],
  ['/index.html', 'no-cache', false],
  ['/sw.js', 'no-cache', false],
  ['/favicon.ico', 'no-cache', true],
  ['/icon.svg', 'no-cache', true],
  ['/icon.png', 'no-cache', true],
  ['/photo.jpg', 'no-cache', true],
  ['/photo.webp', 'no-cache', true],
])('%s is kept as %s, and asked for by its build: %s', (url, kept, isByBuild) => {
  expect(cacheControl(url)).toBe(kept)
  expect(isVersionedByBuild(url)).toBe(isByBuild)
})
