import { readMenu } from '#browser/packs/read-menu.ts'
import { listsToDeal, playablePacks } from '#domain/packs/activation.ts'
import { type PackLibrary, packsIn } from '#domain/packs/collections.ts'
import { type MenuPack, mergeLists, type Pack } from '#domain/packs/pack.ts'
import { readMenuFile } from '#domain/packs/pack-file.ts'
import { packKinds } from '#domain/packs/pack-kinds.ts'
import { noLimits, type PromptLimits, type TagsOfPrompts } from '#domain/prompts/tags.ts'
import { packGames } from '#games/registry.ts'
import { lastingRules } from './lasting-rules.ts'
import { listOf } from './mixed-card.ts'
import { gamesIn, type Options } from './rules-options.ts'

// Loaded as text, so a separate copy: shared chunks would cost the games' own pages one more file
// each.
const files = import.meta.glob<string>('../*/packs/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const lastingPack: Pack = {
  id: 'lasting-rules',
  name: 'Lasting rules',
  blurb: 'for a few cards',
  spice: 1,
  explicit: false,
  alcohol: false,
  premium: false,
  active: true,
  lists: [{ elements: [...lastingRules] }],
}

/** Built-in packs by collection (spec §3); `mixed` is the mix's own. */
export const library: PackLibrary = Object.fromEntries([
  ...packGames.map(({ slug, collection }) => [collection, packsUnder(slug)]),
  ['mixed', [lastingPack]],
])

function packsUnder(slug: string): MenuPack[] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`../${slug}/`))
    .map(([, text]) => readMenuFile(JSON.parse(text)))
}

/** The lists of every game in the mix, from the packs active on this device; none without prompts. */
export function dealFromLibrary(
  options: Options,
  sober: boolean,
  limits: PromptLimits = noLimits,
): string[][] {
  const lists: string[][] = Object.values(listOf).map(() => [])
  for (const { slug, packs, active } of menusInMix(options, sober)) {
    const [first = [], second = []] = listsToDeal(packs, active, sober, limits)
    if (slug === 'truth-or-dare') {
      // Half of it cannot be played.
      const isWhole = first.length > 0 && second.length > 0
      lists[listOf.truth] = isWhole ? first : []
      lists[listOf.dare] = isWhole ? second : []
    } else {
      lists[listOf[slug]] = first
    }
  }
  if (lists.every((list) => list.length === 0)) return []
  if (options.lasting) {
    const [rules = []] = mergeLists(playablePacks(packsIn(library, 'mixed'), sober))
    lists[listOf.lasting] = rules
  }
  return lists
}

/** The packs that `dealFromLibrary` draws from. */
export function packsInMix(options: Options, sober: boolean): Pack[] {
  return menusInMix(options, sober).flatMap(({ active }) => active)
}

/** Of all packs in the mix: a list that no active one fills comes from another. */
export function tagsInMix(options: Options, sober: boolean): TagsOfPrompts {
  const packs = menusInMix(options, sober).flatMap((menu) => playablePacks(menu.packs, sober))
  return Object.assign({}, ...packs.map(({ tags }) => tags))
}

/** Uses the activation of each game's own start screen, custom packs included. */
function menusInMix(options: Options, sober: boolean) {
  return gamesIn(options).map((slug) => ({
    slug,
    ...readMenu(slug, packsIn(library, packKinds[slug].collection), sober),
  }))
}
