import { useSyncExternalStore } from 'react'

/** A value that every component of a tab may watch. */
export type LiveState<T> = {
  get: () => T
  set: (value: T) => void
  subscribe: (listener: () => void) => () => void
}

export function liveState<T>(initial: T): LiveState<T> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value, kept current; what it was at the start stands in until the page is alive. */
export function useLiveState<T>(state: LiveState<T>, onServer: T): T {
  return useSyncExternalStore(state.subscribe, state.get, () => onServer)
}
