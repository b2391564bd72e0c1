import type { LocalStorageName } from '#contract/stored-items.ts'

/** Why a game would not survive a reload; null when it would. */
export type StorageProblem = 'blocked' | 'full'

/** The prefix of all our local storage keys. */
export const prefix = 'party-dojo:'

/** Replaces local storage while it fails, for this tab only. */
const unsaved = new Map<string, string>()
const listeners = new Set<() => void>()
let problem: StorageProblem | null = null

export function readSaved(name: LocalStorageName): unknown {
  try {
    return JSON.parse(readSavedText(name) ?? 'null')
  } catch {
    return null
  }
}

/** A cheap comparison: whether the text has changed. */
export function readSavedText(name: LocalStorageName): string | null {
  try {
    return unsaved.get(name) ?? localStorage.getItem(prefix + name)
  } catch {
    return null
  }
}

/**
 * Saves JSON and returns its text; null removes. A failure is reported to `watchStorageProblem`.
 */
export function save(name: LocalStorageName, value: unknown): string | null {
  const text = value === null ? null : JSON.stringify(value)
  try {
    if (text === null) localStorage.removeItem(prefix + name)
    else localStorage.setItem(prefix + name, text)
    unsaved.delete(name)
    if (unsaved.size === 0) setProblem(null)
  } catch (error) {
    if (text === null) unsaved.delete(name)
    else unsaved.set(name, text)
    setProblem(isQuotaError(error) ? 'full' : 'blocked')
  }
  return text
}

export function findStorageProblem(): StorageProblem | null {
  return problem
}

/** Calls back when saving starts or stops failing. Returns how to stop. */
export function watchStorageProblem(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back when another tab saves under that name or prefix. Returns how to stop. */
export function watchOtherTabs(
  name: LocalStorageName | `${string}:`,
  listener: () => void,
): () => void {
  const onStorage = (event: StorageEvent) => {
    const isNamed = event.key === prefix + name
    const isUnder = name.endsWith(':') && event.key?.startsWith(prefix + name)
    if (event.key === null || isNamed || isUnder) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function setProblem(next: StorageProblem | null): void {
  if (next === problem) return
  problem = next
  for (const listener of listeners) listener()
}

function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
