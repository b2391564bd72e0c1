import type { LocalStorageName } from '#contract/stored-items.ts'
import { prefix } from './storage.ts'

export function findSavedNames(start: string): LocalStorageName[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix + start))
      .map((key) => key.slice(prefix.length) as LocalStorageName)
  } catch {
    return []
  }
}
