import { invalidFileMessage } from '#contract/storage-messages.ts'
import { packIdOfPath } from '#domain/packs/custom-pack.ts'
import { UserFacingError } from '../api/user-facing-error.ts'
import { browserPackAccess, type PackAccess, packStorage } from './pack-storage.ts'

export async function deletePack(
  entry: { filePath: string } | null | undefined,
  access: PackAccess = browserPackAccess,
): Promise<void> {
  if (!entry || packIdOfPath(entry.filePath) === null) throw new UserFacingError(invalidFileMessage)
  await packStorage(access).ref(entry.filePath).delete()
}
