import type { UnprefixedName } from '#contract/stored-items.ts'

/** The words under this very name, or null where there are none or storage is blocked. */
export function readUnprefixedValue(name: UnprefixedName): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Says whether it is kept: a storage that refuses is no trouble of the evening’s. */
export function writeUnprefixedValue(name: UnprefixedName, text: string): boolean {
  try {
    localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
