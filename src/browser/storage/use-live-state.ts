import { useSyncExternalStore } from 'react'
import type { LiveState } from './live-state.ts'

/** The value, kept current; what it was at the start stands in until the page is alive. */
export function useLiveState<T>(state: LiveState<T>, onServer: T): T {
  return useSyncExternalStore(state.subscribe, state.get, () => onServer)
}
