import type { LocalStorageName } from '#contract/stored-items.ts'
import { readSaved, readSavedText, save, watchOtherTabs } from './storage.ts'

/** A saved value, shared by all components and tabs that watch it. */
export type SavedValue<T> = {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

/** @param read turns saved JSON, null and invalid data included, into a value */
export function savedValue<T>(name: LocalStorageName, read: (saved: unknown) => T): SavedValue<T> {
  const listeners = new Set<() => void>()
  let held: { value: T; text: string | null } | null = null
  const tell = () => {
    for (const listener of listeners) listener()
  }
  /** Without watchers, another tab may save unnoticed. */
  function forgetStale(): void {
    if (listeners.size === 0 && held && held.text !== readSavedText(name)) held = null
  }
  return {
    get() {
      forgetStale()
      held ??= { value: read(readSaved(name)), text: readSavedText(name) }
      return held.value
    },
    set(value) {
      held = { value, text: save(name, value) }
      tell()
    },
    subscribe(listener) {
      forgetStale()
      listeners.add(listener)
      const stop = watchOtherTabs(name, () => {
        held = null
        listener()
      })
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
}
