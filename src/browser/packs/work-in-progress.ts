import { type Draft, readDraft } from '#domain/builder/draft.ts'
import { StorageError } from '../objects/storage-error.ts'
import { packStorage } from './pack-storage.ts'

/** Packs that this tab has put there, or has found there. */
const knownPacks = new Set<string>()

/**
 * Where unfinished work on a published pack lies: its maker's own corner, so that everybody else
 * goes on reading what was published.
 */
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

/** Null for none, which is how it usually is. */
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

/** What was published is no work any more; should it stay there, it says nothing new. */
export async function deleteWorkInProgress(userId: string, packId: string): Promise<void> {
  if (!knownPacks.delete(packId)) return
  await workReference(userId, packId)
    .delete()
    .catch(() => {})
}

export function hasErrorCode(error: unknown, code: StorageError['code']): boolean {
  return error instanceof StorageError && error.code === code
}
