import type { DeviceName } from '#contract/stored-things.ts'
import { prefix } from './storage.ts'

/** The names that start so under which this device keeps anything; none where it keeps nothing. */
export function findSavedNames(start: string): DeviceName[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix + start))
      .map((key) => key.slice(prefix.length) as DeviceName)
  } catch {
    return []
  }
}
