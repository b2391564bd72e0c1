import { useSyncExternalStore } from 'react'
import type { LiveState } from './live-state.ts'

export function useLiveState<T>(state: Pick<LiveState<T>, 'get' | 'subscribe'>, onServer: T): T {
  return useSyncExternalStore(state.subscribe, state.get, () => onServer)
}
