import type { UnprefixedName } from '#contract/stored-items.ts'

/** Null when there is none or storage is blocked. */
export function readUnprefixedValue(name: UnprefixedName): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Returns whether it was saved; a failure is not reported as a storage problem. */
export function writeUnprefixedValue(name: UnprefixedName, text: string): boolean {
  try {
    localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
