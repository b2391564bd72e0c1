import { type Draft, readDraft } from '#domain/builder/draft.ts'
import { StorageError } from '../objects/storage-error.ts'
import { packStorage } from './pack-storage.ts'

/** Packs that this tab has put there, or has found there. */
const known = new Set<string>()

/**
 * Where unfinished work on a published pack lies: its maker's own corner, so that everybody else
 * goes on reading what was published.
 */
function workOn(userId: string, packId: string) {
  return packStorage().ref(`users/${userId}/drafts/${packId}.json`)
}

export async function keepWork(userId: string, draft: Draft): Promise<void> {
  const packId = draft.metadata.id
  known.add(packId)
  await workOn(userId, packId).upload(JSON.stringify(draft), { contentType: 'application/json' })
}

/** Null for none, which is how it usually is. */
export async function findWork(userId: string, packId: string): Promise<Draft | null> {
  try {
    const bytes = await workOn(userId, packId).download()
    known.add(packId)
    return readDraft(JSON.parse(new TextDecoder().decode(bytes)))
  } catch (error) {
    if (error instanceof SyntaxError || isCode(error, 'storage/object-not-found')) return null
    throw error
  }
}

/** What was published is no work any more; should it stay there, it says nothing new. */
export async function dropWork(userId: string, packId: string): Promise<void> {
  if (!known.delete(packId)) return
  await workOn(userId, packId)
    .delete()
    .catch(() => {})
}

export function isCode(error: unknown, code: StorageError['code']): boolean {
  return error instanceof StorageError && error.code === code
}
