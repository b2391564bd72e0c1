import { isLocked, type MenuPack, mergeLists, type Pack } from './pack.ts'
import type { PackGameSlug } from './pack-kinds.ts'

/** Shown when the last active pack's switch slides back. */
export const lastPackMessage = 'One pack stays on. House rule.'

/** Packs a table may draw from: not locked, and without alcohol in sober mode. */
export function playablePacks(packs: readonly MenuPack[], sober: boolean): Pack[] {
  return packs.filter((pack): pack is Pack => !isLocked(pack) && !(sober && pack.alcohol))
}

/** Why a pack that is not locked cannot be switched on now, or null. */
export function exclusionReason(
  { name, alcohol }: Pick<MenuPack, 'name' | 'alcohol'>,
  sober: boolean,
): string | null {
  return sober && alcohol ? `${name} is a pub pack. Sober mode leaves it out.` : null
}

/**
 * The packs in the mix: those switched on among the playable, else those active by default, else
 * the first. Never none, so that a table can always draw.
 * @param switchedOn ids as saved on the device (unknown ones are ignored), or null when it never chose
 */
export function activePacks(
  packs: readonly MenuPack[],
  switchedOn: readonly string[] | null,
  sober: boolean,
): Pack[] {
  const playable = playablePacks(packs, sober)
  const chosen = playable.filter((pack) => switchedOn?.includes(pack.id))
  if (chosen.length > 0) return chosen
  const defaultPacks = playable.filter((pack) => pack.active)
  return defaultPacks.length > 0 ? defaultPacks : playable.slice(0, 1)
}

/**
 * The prompts of the packs in the mix, list by list. A list that none of them fills, as the dares of
 * a pack with truths alone, comes from the packs that are on by default.
 */
export function listsToDeal(
  packs: readonly MenuPack[],
  active: readonly Pack[],
  sober: boolean,
): string[][] {
  const lists = mergeLists(active)
  if (lists.every((list) => list.length > 0)) return lists
  const defaultLists = mergeLists(activePacks(packs, [], sober))
  return lists.map((list, place) => (list.length > 0 ? list : (defaultLists[place] ?? [])))
}

/**
 * The ids after a tap on a pack's switch, or false when nothing may change: with no game selected,
 * for a pack that cannot be played, and for the last active pack, whose switch is forced back on
 * (spec §4, "Pack activation").
 */
export function switchPack(
  game: PackGameSlug | null,
  packs: readonly MenuPack[],
  active: readonly string[],
  id: string,
): string[] | false {
  if (game === null) return false
  const pack = packs.find((candidate) => candidate.id === id)
  if (!pack || isLocked(pack)) return false
  if (!active.includes(id)) return [...active, id]
  if (active.length === 1) return false
  return active.filter((other) => other !== id)
}
