import { useSyncExternalStore } from 'react'
import type { LiveState } from './live-state.ts'

export function useLiveState<T>(state: LiveState<T>, onServer: T): T {
  return useSyncExternalStore(state.subscribe, state.get, () => onServer)
}
