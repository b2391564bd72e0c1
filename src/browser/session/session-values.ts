import type { RouterStorageName, SessionStorageName } from '#contract/session-items.ts'

export function readSessionValue(name: SessionStorageName | RouterStorageName): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Null removes it. Failures are ignored: these values only save a tap. */
export function writeSessionValue(name: SessionStorageName, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, value)
  } catch {}
}
