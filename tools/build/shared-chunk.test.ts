import { expect, test } from 'vitest'
import { games, packGames } from '../../src/games/registry.ts'
import { chunkGroups, sharedChunk } from './shared-chunk.ts'

const entry = (path: string) => `/house/src/${path}.tsx?client-route`
const screenOf = ({ slug }: { slug: string }) => entry(`games/${slug}/screen`)
const screens = games.map(screenOf)
const packScreens = packGames.map(screenOf)

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
  ['the shell', ['/house/src/root.tsx', signIn], 'site'],
  ['home and every game', [home, ...screens], 'site'],
  ['every game', screens, 'play'],
  ['half of the games', screens.slice(0, 7), 'play'],
  ['half of the games and a page', [...screens.slice(0, 7), signIn], 'play'],
  ['every game once it runs', ['/house/src/games/shell/table-screens.ts'], 'table'],
  [
    'two games once they run',
    ['/house/src/games/meyer/table.ts', '/house/src/games/mix/table.ts'],
    'table-meyer-mix',
  ],
  [
    'the bars once they run',
    ['/house/src/games/venue/venue-table.ts'],
    'table-scrollbar-slusen-squiffy',
  ],
  [
    'a game from the start and others once they run',
    [...screens.slice(0, 1), '/house/src/games/mix/table.ts'],
    null,
  ],
  ['the players sheet', ['/house/src/games/shell/players-sheet.tsx'], 'players'],
  [
    'the players sheet and every game',
    [...screens, '/house/src/games/shell/players-sheet.tsx'],
    'names',
  ],
  ['the games that are dealt from packs', packScreens, 'menu'],
  ['two games', screens.slice(0, 2), 'never-have-i-ever-truth-or-dare'],
  [
    'two games and some pages',
    [...screens.slice(0, 2), signIn, signUp],
    'never-have-i-ever-truth-or-dare',
  ],
  ['one game', screens.slice(0, 1), null],
  ['many pages that no game needs', [signIn, signUp, profile, entry('pages/info/faq')], 'pages'],
  ['pages that have no account', [entry('pages/info/faq'), entry('pages/info/about')], null],
  ['pages of accounts', [signIn, profile], 'account'],
  ['pages of packs', [entry('pages/packs/gallery/gallery'), entry('pages/packs/x')], 'packs'],
  ['pages of packs and of accounts', [entry('pages/packs/x'), signIn], 'pages'],
  ['one page', [signIn], null],
  [
    'pages of accounts, and what home fetches ahead with',
    ['/house/src/browser/navigation/preloads/preload.ts', signIn, profile],
    'ahead',
  ],
  ['the session', ['/house/src/browser/session/resolve-session.ts', signIn, profile], 'session'],
])('%s', (_, importers, chunk) => {
  expect(chunkFor(importers)).toBe(chunk)
})

test('packages go where what needs them goes', () => {
  expect(chunkFor(screens, '/house/node_modules/zod/index.js')).toBe(null)
})

test('a chunk has one group', () => {
  const graph = { getModuleInfo: () => ({ importers: screens.slice(0, 2) }) }
  const names = chunkGroups().map(({ name }) => name('/house/src/ui/thing.tsx', graph))
  expect(names.filter((name) => name !== null)).toEqual(['never-have-i-ever-truth-or-dare'])
})
