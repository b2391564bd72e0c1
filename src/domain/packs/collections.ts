import type { MenuPack } from './pack.ts'
import { type PackGameSlug, packKinds } from './pack-kinds.ts'

/** Spec §3: the names under which built-in packs are filed: a collection per game, one of the mix. */
export type PackCollection = (typeof packKinds)[PackGameSlug]['collection'] | 'mixed'

export const packCollections: readonly PackCollection[] = [
  ...Object.values(packKinds).map(({ collection }) => collection),
  'mixed',
]

/** Built-in packs by collection: one game's on its own page, every game's in the mix. */
export type PackLibrary = Readonly<Partial<Record<PackCollection, readonly MenuPack[]>>>

/** The packs of a collection; none where nothing is filed under it. */
export function packsIn(library: PackLibrary, collection: PackCollection): readonly MenuPack[] {
  return library[collection] ?? []
}
