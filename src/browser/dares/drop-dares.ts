import { findSavedNames } from '../storage/saved-names.ts'
import { save } from '../storage/storage.ts'
import { sentDares, withdrawDare } from './sent-dares.ts'

/**
 * Deletes the drafts of a deleted account and withdraws its dares.
 * @returns how many could not be withdrawn: their keys stay here
 */
export async function dropDares(): Promise<number> {
  const kept = ['dare-draft:', 'dare-words:'].flatMap(findSavedNames)
  for (const name of kept) save(name, null)
  await Promise.all(sentDares.get().map(withdrawDare))
  return sentDares.get().length
}
