import type { PackCollection } from '#domain/packs/collections.ts'
import type { LockedFile, PackFile } from '#domain/packs/pack-file.ts'

/** Built-in packs by their collection (spec §3). */
export type PackFiles = Readonly<
  Partial<Record<PackCollection, readonly (PackFile | LockedFile)[]>>
>
