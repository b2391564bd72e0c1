import { noLimits, type PromptLimits } from '../prompts/tags.ts'
import { isLocked, type MenuPack, mergeLists, type Pack } from './pack.ts'
import type { PackGameSlug } from './pack-kinds.ts'

export const lastPackMessage = 'One pack stays on. House rule.'

export function playablePacks(packs: readonly MenuPack[], sober: boolean): Pack[] {
  return packs.filter((pack): pack is Pack => !isLocked(pack) && !(sober && pack.alcohol))
}

export function exclusionReason(
  { name, alcohol }: Pick<MenuPack, 'name' | 'alcohol'>,
  sober: boolean,
): string | null {
  return sober && alcohol ? `${name} is a pub pack. Sober mode leaves it out.` : null
}

/**
 * Never empty.
 * @param switchedOn saved ids (unknown ones are ignored), or null when never chosen
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
 * A list that none of the packs fills, such as dares of a truths-only pack, comes from the default
 * packs.
 */
export function listsToDeal(
  packs: readonly MenuPack[],
  active: readonly Pack[],
  sober: boolean,
  limits: PromptLimits = noLimits,
): string[][] {
  const isFilled = mergeLists(active).map((list) => list.length > 0)
  const lists = mergeLists(active, limits)
  if (isFilled.every(Boolean)) return lists
  const defaultLists = mergeLists(activePacks(packs, [], sober), limits)
  return lists.map((list, place) => (isFilled[place] ? list : (defaultLists[place] ?? [])))
}

/** False when nothing may change: no game, an unplayable pack, the last active one (spec §4). */
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
