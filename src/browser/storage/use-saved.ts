import { useSyncExternalStore } from 'react'
import { defaultSettings, type Settings, settings } from '../device/settings.ts'
import type { SavedValue } from './saved-value.ts'
import { findStorageProblem, type StorageProblem, watchStorageProblem } from './storage.ts'

/** `onServer` is used until hydration. */
export function useSaved<T>(value: Pick<SavedValue<T>, 'get' | 'subscribe'>, onServer: T): T {
  return useSyncExternalStore(value.subscribe, value.get, () => onServer)
}

export function useSettings(): Settings {
  return useSaved(settings, defaultSettings)
}

export function useStorageProblem(): StorageProblem | null {
  return useSyncExternalStore(watchStorageProblem, findStorageProblem, () => null)
}

const never = () => () => {}

/** False during prerendering and hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
