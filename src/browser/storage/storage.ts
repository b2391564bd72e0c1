import type { LocalStorageName } from '#contract/stored-items.ts'

/** Why what is played now would not survive a reload, or null when it would. */
export type StorageProblem = 'blocked' | 'full'

/** Every key this site keeps in local storage starts with this. */
export const prefix = 'party-dojo:'

/** Stands in for local storage while it refuses, so that the evening goes on in this tab. */
const unsaved = new Map<string, string>()
const listeners = new Set<() => void>()
let problem: StorageProblem | null = null

/** The saved value, or null when there is none or it is not JSON. */
export function readSaved(name: LocalStorageName): unknown {
  try {
    return JSON.parse(readSavedText(name) ?? 'null')
  } catch {
    return null
  }
}

/** The saved text as it stands, to tell cheaply whether it has changed. */
export function readSavedText(name: LocalStorageName): string | null {
  try {
    return unsaved.get(name) ?? localStorage.getItem(prefix + name)
  } catch {
    return null
  }
}

/**
 * Saves a JSON value and gives the text that was saved; null removes it. A storage that refuses is
 * remembered as trouble.
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

/** Calls back when saving starts or stops failing; returns how to stop. */
export function watchStorageProblem(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back when another tab saves under that name, or under any that starts so; returns how to stop. */
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
