import type { PackForSale } from '#contract/profile.ts'
import { needsOf, type Pack, promptCount } from '#domain/packs/pack.ts'
import { readPackFile } from '#domain/packs/pack-file.ts'
import { packGames } from '#games/registry.ts'
import knowItAlls from './premium/category/know-it-alls.json' with { type: 'json' }
import showOffs from './premium/charades/show-offs.json' with { type: 'json' }
import roundTheWorld from './premium/country-island-city/round-the-world.json' with { type: 'json' }
import longHaul from './premium/most-likely-to/long-haul.json' with { type: 'json' }
import weddingSeason from './premium/never-have-i-ever/wedding-season.json' with { type: 'json' }
import mainStage from './premium/truth-or-dare/main-stage.json' with { type: 'json' }

const packs: Record<string, Pack> = {
  'never-have-i-ever/wedding-season': readPackFile(weddingSeason),
  'truth-or-dare/main-stage': readPackFile(mainStage),
  'most-likely-to/long-haul': readPackFile(longHaul),
  'charades/show-offs': readPackFile(showOffs),
  'category/know-it-alls': readPackFile(knowItAlls),
  'country-island-city/round-the-world': readPackFile(roundTheWorld),
}

export function findPremiumPack(itemId: string): Pack | null {
  return Object.hasOwn(packs, itemId) ? (packs[itemId] ?? null) : null
}

/** Covers in the order of the home page, without prompts. */
export const packsForSale: readonly PackForSale[] = packGames.flatMap(({ slug }) =>
  Object.entries(packs)
    .filter(([itemId]) => itemId.startsWith(`${slug}/`))
    .map(([itemId, pack]) => {
      const { lists: _, tags: __, ...cover } = pack
      return { ...cover, itemId, game: slug, size: promptCount(pack), needs: needsOf(pack) }
    }),
)
