import { useSyncExternalStore } from 'react'
import { defaultSettings, type Settings, settings } from '../device/settings.ts'
import type { SavedValue } from './saved-value.ts'
import { findStorageProblem, type StorageProblem, watchStorageProblem } from './storage.ts'

/** The saved value, kept current; `onServer` stands in until the page is alive. */
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

/** False while the prerendered page is shown, true once what this device keeps can be read. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
