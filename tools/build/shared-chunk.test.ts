import { expect, test } from 'vitest'
import { games } from '../../src/games/registry.ts'
import { sharedChunk } from './shared-chunk.ts'

const entry = (path: string) => `/house/src/${path}.tsx?client-route`
const screens = games.map(({ slug }) => entry(`games/${slug}/screen`))

/** A module that these entries reach, by way of one of its own importers. */
const chunkFor = (importers: string[], id = '/house/src/ui/thing.tsx') =>
  sharedChunk(id, {
    getModuleInfo: (each) => ({
      importers:
        each === id ? ['/house/src/between.ts'] : each.endsWith('between.ts') ? importers : [],
    }),
  })

const signIn = entry('pages/auth/sign-in')
const signUp = entry('pages/auth/sign-up')
const profile = entry('pages/profile/profile')
const home = entry('pages/home/home')

test.each([
  ['the shell', ['/house/src/root.tsx', signIn], 'house'],
  ['home and every game', [home, ...screens], 'house'],
  ['every game', screens, 'play'],
  ['nearly every game', screens.slice(2), 'play'],
  ['a few games', screens.slice(0, 2), null],
  ['many pages that no game needs', [signIn, signUp, profile, entry('pages/info/faq')], 'pages'],
  ['pages that have no account', [entry('pages/info/faq'), entry('pages/info/about')], null],
  ['pages of accounts', [signIn, profile], 'account'],
  ['pages of packs', [entry('pages/packs/gallery/gallery'), entry('pages/packs/x')], 'packs'],
  ['pages of packs and of accounts', [entry('pages/packs/x'), signIn], 'pages'],
  ['one page', [signIn], null],
  ['the session', ['/house/src/browser/resolve-session.ts', signIn, profile], 'session'],
])('%s', (_, importers, chunk) => {
  expect(chunkFor(importers)).toBe(chunk)
})

test('packages go where what needs them goes', () => {
  expect(chunkFor(screens, '/house/node_modules/zod/index.js')).toBe(null)
})
