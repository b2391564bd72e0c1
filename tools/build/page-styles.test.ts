import { expect, test } from 'vitest'
import { sheetsByPage } from './page-styles.ts'
import type { Chunk } from './reach-chunks.ts'

type Given = { at?: string; styles?: string[]; imports?: string[]; late?: string[] }

/** A chunk with a path is a page. */
function makeChunks(given: Record<string, Given>): Chunk[] {
  return Object.entries(given).map(([name, { at, styles = [], imports = [], late = [] }]) => ({
    fileName: name,
    facadeModuleId: at ? `/house/src/${at}.tsx?client-route` : null,
    moduleIds: [],
    isEntry: at !== undefined,
    imports,
    dynamicImports: late,
    viteMetadata: { importedCss: new Set(styles) },
  }))
}

/** The sheets of each page, as `name: parts`. */
function sheetsIn(given: Record<string, Given>): Record<string, string[]> {
  return Object.fromEntries(
    [...sheetsByPage(makeChunks(given))].map(([page, sheets]) => [
      page.fileName,
      sheets.map(({ name, parts }) => `${name}: ${parts.join(' ')}`),
    ]),
  )
}

const root = { at: 'root', styles: ['base'], late: ['notices'] }
const notices = { styles: ['notice'], imports: ['button'] }
const button = { styles: ['button'] }
const site = { root, notices, button }

test('the root links what it may show, a page what else it may, imported parts first', () => {
  const sheets = sheetsIn({
    profile: { at: 'pages/profile/profile', styles: ['profile'], imports: ['field', 'button'] },
    home: { at: 'pages/home/home', styles: ['home'], imports: ['root'], late: ['sheet'] },
    sheet: { styles: ['sheet'], imports: ['field', 'button'] },
    field: { styles: ['field'] },
    ...site,
  })
  expect(sheets).toEqual({
    root: ['root: button base notice'],
    home: ['pages-home-home: field home sheet'],
    profile: ['pages-profile-profile: field profile'],
  })
})

const gameNames = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const withGames = (parts: (name: string) => Partial<Given>): Record<string, Given> =>
  Object.fromEntries(
    gameNames.map((name) => [name, { at: `games/${name}/screen`, ...parts(name) }]),
  )

test('what seven games need is one sheet of theirs, also where it is late in some', () => {
  const sheets = sheetsIn({
    ...site,
    ...withGames((name) => (name === 'a' ? { late: ['table'] } : { imports: ['table'] })),
    table: { styles: ['table'], imports: ['button'] },
    page: { at: 'pages/tools/dice', styles: ['dice'], imports: ['table'] },
  })
  expect(sheets.a).toEqual(['games: table'])
  expect(sheets.g).toEqual(['games: table'])
  expect(sheets.page).toEqual(['pages-tools-dice: table dice'])
})

test('what six games need is in the sheet of each', () => {
  const sheets = sheetsIn({
    ...site,
    ...withGames((name) => ({ styles: [name], imports: name === 'a' ? [] : ['cup'] })),
    cup: { styles: ['cup'] },
  })
  expect(sheets.a).toEqual(['games-a-screen: a'])
  expect(sheets.b).toEqual(['games-b-screen: cup b'])
})

test('what both screens of a room need is one sheet, after that of games', () => {
  const sheets = sheetsIn({
    ...site,
    ...withGames((name) => ({ imports: ['table'], late: [`view-${name}`] })),
    table: { styles: ['table'] },
    ...Object.fromEntries(gameNames.map((name) => [`view-${name}`, { styles: [`view-${name}`] }])),
    room: {
      at: 'pages/room/room',
      styles: ['room'],
      imports: ['table'],
      late: ['view-a', 'view-b'],
    },
    tv: { at: 'pages/room/tv', styles: ['tv'], imports: ['table'], late: ['view-a', 'view-b'] },
  })
  expect(sheets.room).toEqual(['games: table', 'rooms: view-a view-b', 'pages-room-room: room'])
  expect(sheets.tv).toEqual(['games: table', 'rooms: view-a view-b', 'pages-room-tv: tv'])
  expect(sheets.a).toEqual(['games: table', 'games-a-screen: view-a'])
})
