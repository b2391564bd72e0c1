import type { BareName } from '#contract/stored-things.ts'

/** The words under this very name, or null where there are none or storage is blocked. */
export function readBareValue(name: BareName): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Says whether it is kept: a storage that refuses is no trouble of the evening’s. */
export function writeBareValue(name: BareName, text: string): boolean {
  try {
    localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
