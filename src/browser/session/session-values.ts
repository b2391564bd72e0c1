import type { RouterName, TabName } from '#contract/stored-things.ts'

export function readSessionValue(name: TabName | RouterName): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Null removes it. A storage that refuses is not worth a word: these values only save a tap. */
export function writeSessionValue(name: TabName, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, value)
  } catch {}
}
