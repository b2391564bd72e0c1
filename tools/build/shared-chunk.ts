import { games, packGames } from '../../src/games/registry.ts'

type ModuleGraph = {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

const session = /[\\/]src[\\/]browser[\\/]session[\\/]resolve-session\.ts/
const page = /[\\/]src[\\/]((pages|games)[\\/].+)\.tsx\?/
const accountPage = /^pages[\\/](auth|profile)[\\/]/
const packPage = /^pages[\\/]packs[\\/]/
const screen = /[\\/]src[\\/]games[\\/]([^\\/]+)[\\/]screen\.tsx/
/** What a game needs once it runs. */
export const runningPart =
  /[\\/]src[\\/]games[\\/](?:([^\\/]+)[\\/]table|venue[\\/](venue)-table|shell[\\/](table)-screens)\.ts$/
const playersSheet = /[\\/]src[\\/]games[\\/]shell[\\/]players-sheet\.tsx$/
const root = /[\\/]src[\\/]root\.tsx/
const gameList = /[\\/]src[\\/]games[\\/]([^\\/]+[\\/]game|registry)\.ts$/
const lateScreen = /[\\/]src[\\/]browser[\\/]navigation[\\/](load-until-there|use-late-screen)\.ts$/
const preloads = /[\\/]src[\\/]browser[\\/]navigation[\\/]preloads[\\/]preload\.ts/
const home = /[\\/]src[\\/](layouts[\\/]default|pages[\\/]home[\\/]home)\.tsx/

/** In this order: what one has taken, with all that it needs in turn, is not asked of the next. */
export const sharedChunks = [
  'site',
  'ahead',
  'names',
  'play',
  'menu',
  'few',
  'two',
  'players',
  'table',
  'late few',
  'late two',
  'session',
  'pages',
  'account',
  'packs',
] as const

const venues = ['scrollbar', 'slusen', 'squiffy']

/** Modules that fewer games share get a chunk of their own. */
const maxGamesAlone = 6

/**
 * The chunk of a module that several pages need. `site`: every page, or home and every game; and
 * what fetches late screens, too small for a file of its own.
 * `play`: many games. `menu`: those that are dealt from packs. Fewer games have chunks that bear
 * their names. `players`: the sheet that home and every game open;
 * `names`: what games need of it from the start. `table`: what many games need once they run, and nothing before. `session`: signed-in phones. `account`: the pages of accounts.
 * `packs`: those of packs. `pages`: accounts and others. How many share it does not count: most
 * pages are not on the way to a game, and what they share would be loaded by every table. `ahead`: what
 * home needs to prefetch, which must not load another chunk.
 */
export function sharedChunk(id: string, graph: ModuleGraph): string | null {
  if (!/[\\/]src[\\/]/.test(id)) return null
  if (gameList.test(id) || lateScreen.test(id)) return 'site'
  const above = findAbove(id, graph)
  if (above.some((each) => root.test(each))) return 'site'
  const isAtHome = above.some((each) => home.test(each))
  const tables = startsAmong(above)
  const running = tables.length > 0 ? [] : tablesAmong(above)
  if (isAtHome && (tables.length || running.length) === games.length) return 'site'
  if ([id, ...above].some((each) => preloads.test(each))) return 'ahead'
  if ([id, ...above].some((each) => playersSheet.test(each)))
    return tables.length > 0 ? 'names' : 'players'
  if (tables.length >= maxGamesAlone) return tables.every(hasPacks) ? 'menu' : 'play'
  if (tables.length > 1) return tables.sort().join('-')
  if (running.length >= maxGamesAlone) return 'table'
  if (running.length > 1) return ['table', ...running.sort()].join('-')
  if ([id, ...above].some((each) => session.test(each))) return 'session'
  const pages = new Set(above.map((each) => page.exec(each)?.[1] ?? '').filter(Boolean))
  const accountPages = [...pages].filter((each) => accountPage.test(each)).length
  if (pages.size < 2) return null
  if ([...pages].every((each) => packPage.test(each))) return 'packs'
  if (accountPages === 0) return null
  return accountPages === pages.size ? 'account' : 'pages'
}

/** Everything that needs a module as soon as it is itself loaded. */
function findAbove(id: string, graph: ModuleGraph): string[] {
  const found = new Set<string>()
  const open = [id]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const importer of graph.getModuleInfo(at)?.importers ?? []) {
      if (found.has(importer)) continue
      found.add(importer)
      open.push(importer)
    }
  }
  return [...found]
}

/** The games whose page needs it from the start. */
function startsAmong(above: readonly string[]): string[] {
  return [...new Set(above.flatMap((each) => screen.exec(each)?.[1] ?? []))]
}

/** The games that need it once they run. */
function tablesAmong(above: readonly string[]): string[] {
  return [
    ...new Set(
      above.flatMap((each) => {
        const [, game, venue, every] = runningPart.exec(each) ?? []
        if (every) return games.map(({ slug }) => slug)
        return venue ? venues : (game ?? [])
      }),
    ),
  ]
}

function hasPacks(table: string): boolean {
  return packGames.some(({ slug }) => slug === table)
}

type Group = { name: (id: string, graph: ModuleGraph) => string | null }

/** The groups of chunks for the bundler, in their order; a group gives a module's chunk its name. */
export function chunkGroups(): Group[] {
  const isNamed = (chunk: string | null) => sharedChunks.some((name) => name === chunk)
  return sharedChunks.map((group) => ({
    name(id, graph) {
      const chunk = sharedChunk(id, graph)
      if (chunk === null || isNamed(chunk)) return chunk === group ? chunk : null
      const above = findAbove(id, graph)
      const starts = startsAmong(above)
      const own = starts.length > 0 ? starts : tablesAmong(above)
      // What three share is not to be taken by two of them.
      const size = own.length > 2 ? 'few' : 'two'
      return (starts.length > 0 ? size : `late ${size}`) === group ? chunk : null
    },
  }))
}
