import { activePacks } from '#domain/packs/activation.ts'
import { withOpenedPacks } from '#domain/packs/opened-packs.ts'
import type { MenuPack, Pack } from '#domain/packs/pack.ts'
import type { PackGameSlug } from '#domain/packs/pack-kinds.ts'
import { cachedMenuPacks } from './cached-menu-packs.ts'
import { openedPacks } from './opened-packs.ts'
import { switchedPacks } from './switched-packs.ts'

/** A game's packs on this device, and which of them are on. */
export function readMenu(
  game: PackGameSlug,
  builtIn: readonly MenuPack[],
  sober: boolean,
): { packs: readonly MenuPack[]; active: readonly Pack[] } {
  const own = withOpenedPacks(builtIn, openedPacks(game).get(), Date.now())
  const packs = [...own, ...cachedMenuPacks(game).get()]
  return { packs, active: activePacks(packs, switchedPacks(game).get(), sober) }
}
