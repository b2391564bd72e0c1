/** What every pack says of itself, whether or not its prompts are at hand. */
export type PackCover = {
  id: string
  name: string
  /** Two or three words for the menu: "mild", "spicy, 18+". */
  blurb: string
  explicit: boolean
  alcohol: boolean
  premium: boolean
  /** In the mix on a device that has never chosen. */
  active: boolean
}

/** A built-in pack (spec §3). In truth-or-dare the first list holds truths, the second dares. */
export type Pack = PackCover & { lists: { elements: string[] }[]; byPlayer?: ByPlayer }

/** What a pack by a player says besides: where its page is, and which edition of it this is. */
export type ByPlayer = { packId: string; author: string; edition: string; isPublished: boolean }

/** A premium pack whose prompts have not been opened: only their number is known. */
export type LockedPack = PackCover & { size: number }

export type MenuPack = Pack | LockedPack

export function isLocked(pack: MenuPack): pack is LockedPack {
  return !('lists' in pack)
}

export function promptCount(pack: MenuPack): number {
  if (isLocked(pack)) return pack.size
  return pack.lists.reduce((sum, list) => sum + list.elements.length, 0)
}

/** The prompts of several packs, list by list. */
export function mergeLists(packs: readonly Pack[]): string[][] {
  const listCount = Math.max(0, ...packs.map((pack) => pack.lists.length))
  return Array.from({ length: listCount }, (_, list) =>
    packs.flatMap((pack) => pack.lists[list]?.elements ?? []),
  )
}
