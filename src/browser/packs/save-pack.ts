import { noGameToSaveMessage } from '#contract/storage-messages.ts'
import { type CustomPack, packPath, writePackFile } from '#domain/packs/custom-pack.ts'
import { withDraft } from '#domain/packs/tags.ts'
import { UserFacingError } from '../api/user-facing-error.ts'
import { browserPackAccess, type PackAccess, packStorage } from './pack-storage.ts'

export type SaveOptions = {
  draft: boolean
  /** The generation that is replaced, '0' for none; another one is refused. Null replaces any. */
  generation?: string | null
  signal?: AbortSignal
}

export type SavedPack = { pack: CustomPack; generation: string }

/**
 * Saves a pack as a draft or published (spec §4, "Pack saving"): keeps likes and plays, sets
 * `lastUpdated`. Throws an Error with a message; a StorageError `storage/precondition-failed` when
 * another device has saved meanwhile.
 */
export async function savePack(
  pack: CustomPack,
  { draft, generation = null, signal }: SaveOptions,
  access: PackAccess = browserPackAccess,
): Promise<SavedPack> {
  const { metadata } = pack
  if (metadata.id === '') throw new UserFacingError(noGameToSaveMessage)
  const object = packStorage(access).ref(packPath(metadata.id))
  const saved: CustomPack = {
    ...pack,
    metadata: { ...metadata, tags: withDraft(metadata.tags, draft) },
    lastUpdated: new Date(access.now()).toISOString(),
  }
  const stored = await object.upload(writePackFile(saved), {
    contentType: 'application/json',
    ...(generation !== null && { ifGenerationMatch: generation }),
    ...(signal && { signal }),
  })
  return { pack: saved, generation: stored.generation }
}
