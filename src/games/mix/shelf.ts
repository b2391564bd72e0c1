import { openedPacks } from '#browser/opened-packs.ts'
import { switchedPacks } from '#browser/switched-packs.ts'
import { activePacks, type CurrentGame } from '#domain/packs/activation.ts'
import { withOpened } from '#domain/packs/opened.ts'
import { type MenuPack, mergeLists } from '#domain/packs/pack.ts'
import { lastingRules } from './lasting-rules.ts'
import { gamesIn, type Options } from './rules-options.ts'
import { listOf } from './rules-state.ts'

// As text, and so a copy of its own: were they shared with the games’ own pages, each of those
// would wait for one file more.
const files = import.meta.glob<string>('../*/packs/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The lists of every game that is let in, from the packs this device has in the mix of each. */
export function dealShelf(options: Options, sober: boolean): string[][] {
  const lists: string[][] = Object.values(listOf).map(() => [])
  for (const game of gamesIn(options)) {
    const [first = [], second = []] = mergeLists(packsOf(game, sober))
    if (game === 'truth-or-dare') {
      lists[listOf.truth] = first
      lists[listOf.dare] = second
    } else {
      lists[listOf[game]] = first
    }
  }
  lists[listOf.lasting] = options.lasting ? [...lastingRules] : []
  return lists
}

/** As at the game’s own door: what was switched on there, and premium packs that a pass opened. */
function packsOf(game: CurrentGame, sober: boolean) {
  const builtIn = Object.entries(files)
    .filter(([path]) => path.startsWith(`../${game}/`))
    .map(([, text]): MenuPack => JSON.parse(text))
  const packs = withOpened(builtIn, openedPacks(game).get(), Date.now())
  return activePacks(packs, switchedPacks(game).get(), sober)
}
