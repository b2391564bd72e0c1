import { findSavedNames } from '../storage/saved-names.ts'
import { save } from '../storage/storage.ts'
import { sentDares, withdrawDare } from './sent-dares.ts'

/**
 * An account is gone: so is what was written on this device's desks, and what went out from them, by
 * whoever was signed in or nobody. @returns how many could not be taken back: their keys stay here
 */
export async function dropDares(): Promise<number> {
  const kept = ['dare-draft:', 'dare-words:'].flatMap(findSavedNames)
  for (const name of kept) save(name, null)
  await Promise.all(sentDares.get().map(withdrawDare))
  return sentDares.get().length
}
