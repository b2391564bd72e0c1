import { readSaved, save, watchOtherTabs } from './storage.ts'

/** A value kept on this device and shared by every component and tab that watches it. */
export type SavedValue<T> = {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

/** @param read turns whatever is saved, null and rubbish included, into a value */
export function savedValue<T>(name: string, read: (saved: unknown) => T): SavedValue<T> {
  const listeners = new Set<() => void>()
  let held: { value: T } | null = null
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    get() {
      held ??= { value: read(readSaved(name)) }
      return held.value
    },
    set(value) {
      held = { value }
      save(name, value)
      tell()
    },
    subscribe(listener) {
      // Nobody watched until now, so another tab may have saved unseen.
      if (listeners.size === 0) held = null
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
