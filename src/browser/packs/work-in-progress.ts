import { type Draft, readDraft } from '#domain/builder/draft.ts'
import { StorageError } from '../objects/storage-error.ts'
import { packStorage } from './pack-storage.ts'

/** Packs known to have such a file. */
const knownPacks = new Set<string>()

function workReference(userId: string, packId: string) {
  return packStorage().ref(`users/${userId}/drafts/${packId}.json`)
}

export async function saveWorkInProgress(userId: string, draft: Draft): Promise<void> {
  const packId = draft.metadata.id
  knownPacks.add(packId)
  await workReference(userId, packId).upload(JSON.stringify(draft), {
    contentType: 'application/json',
  })
}

export async function findWorkInProgress(userId: string, packId: string): Promise<Draft | null> {
  try {
    const bytes = await workReference(userId, packId).download()
    knownPacks.add(packId)
    return readDraft(JSON.parse(new TextDecoder().decode(bytes)))
  } catch (error) {
    if (error instanceof SyntaxError || hasErrorCode(error, 'storage/object-not-found')) return null
    throw error
  }
}

/** It was published. A file that stays behind does no harm. */
export async function deleteWorkInProgress(userId: string, packId: string): Promise<void> {
  if (!knownPacks.delete(packId)) return
  await workReference(userId, packId)
    .delete()
    .catch(() => {})
}

export function hasErrorCode(error: unknown, code: StorageError['code']): boolean {
  return error instanceof StorageError && error.code === code
}
