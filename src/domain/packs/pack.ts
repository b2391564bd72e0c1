import {
  isWithin,
  type Need,
  noLimits,
  needs as order,
  type PromptLimits,
  type Spice,
  type TagsOfPrompts,
} from '../prompts/tags.ts'

export type PackCover = {
  id: string
  name: string
  blurb: string
  /** Of every prompt that has none of its own. */
  spice: Spice
  explicit: boolean
  alcohol: boolean
  premium: boolean
  active: boolean
}

/** A built-in pack (spec §3). In truth-or-dare the first list is truths, the second dares. */
export type Pack = PackCover & {
  lists: { elements: string[] }[]
  tags?: TagsOfPrompts | undefined
  byPlayer?: ByPlayer
}

export type ByPlayer = { packId: string; author: string; edition: string; isPublished: boolean }

export type LockedPack = PackCover & { size: number; needs: readonly Need[] }

export type MenuPack = Pack | LockedPack

export function isLocked(pack: MenuPack): pack is LockedPack {
  return !('lists' in pack)
}

export function promptCount(pack: MenuPack): number {
  if (isLocked(pack)) return pack.size
  return pack.lists.reduce((sum, list) => sum + list.elements.length, 0)
}

/** What any of its prompts needs. */
export function needsOf(pack: MenuPack): readonly Need[] {
  if (isLocked(pack)) return pack.needs
  const needed = Object.values(pack.tags ?? {}).flatMap(({ needs = [] }) => needs)
  return order.filter((need) => needed.includes(need))
}

/** The pack with what a table draws of it. */
export function limitPack(pack: Pack, limits: PromptLimits): Pack {
  const isDrawn = (text: string) => isWithin(limits, pack.spice, pack.tags?.[text])
  const lists = pack.lists.map(({ elements }) => ({ elements: elements.filter(isDrawn) }))
  return { ...pack, lists }
}

export function mergeLists(packs: readonly Pack[], limits: PromptLimits = noLimits): string[][] {
  const listCount = Math.max(0, ...packs.map((pack) => pack.lists.length))
  const limited = packs.map((pack) => limitPack(pack, limits))
  return Array.from({ length: listCount }, (_, list) =>
    limited.flatMap((pack) => pack.lists[list]?.elements ?? []),
  )
}
