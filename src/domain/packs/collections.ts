import type { MenuPack } from './pack.ts'
import { type PackGameSlug, packKinds } from './pack-kinds.ts'

export type PackCollection = (typeof packKinds)[PackGameSlug]['collection'] | 'mixed'

export const packCollections: readonly PackCollection[] = [
  ...Object.values(packKinds).map(({ collection }) => collection),
  'mixed',
]

export type PackLibrary = Readonly<Partial<Record<PackCollection, readonly MenuPack[]>>>

export function packsIn(library: PackLibrary, collection: PackCollection): readonly MenuPack[] {
  return library[collection] ?? []
}
