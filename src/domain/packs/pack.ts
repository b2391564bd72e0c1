export type PackCover = {
  id: string
  name: string
  blurb: string
  explicit: boolean
  alcohol: boolean
  premium: boolean
  active: boolean
}

/** A built-in pack (spec §3). In truth-or-dare the first list is truths, the second dares. */
export type Pack = PackCover & { lists: { elements: string[] }[]; byPlayer?: ByPlayer }

export type ByPlayer = { packId: string; author: string; edition: string; isPublished: boolean }

export type LockedPack = PackCover & { size: number }

export type MenuPack = Pack | LockedPack

export function isLocked(pack: MenuPack): pack is LockedPack {
  return !('lists' in pack)
}

export function promptCount(pack: MenuPack): number {
  if (isLocked(pack)) return pack.size
  return pack.lists.reduce((sum, list) => sum + list.elements.length, 0)
}

export function mergeLists(packs: readonly Pack[]): string[][] {
  const listCount = Math.max(0, ...packs.map((pack) => pack.lists.length))
  return Array.from({ length: listCount }, (_, list) =>
    packs.flatMap((pack) => pack.lists[list]?.elements ?? []),
  )
}
