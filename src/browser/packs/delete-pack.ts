import { invalidFileMessage } from '#contract/storage-messages.ts'
import { packIdOfPath } from '#domain/packs/custom-pack.ts'
import { ShownError } from '../api/shown-error.ts'
import { deviceAccess, type PackAccess, packStorage } from './pack-storage.ts'

/** Deletes a pack by its listing entry; throws an Error with a sentence (spec §8). */
export async function deletePack(
  entry: { filePath: string } | null | undefined,
  access: PackAccess = deviceAccess,
): Promise<void> {
  if (!entry || packIdOfPath(entry.filePath) === null) throw new ShownError(invalidFileMessage)
  await packStorage(access).ref(entry.filePath).delete()
}
