import { useSyncExternalStore } from 'react'
import { type Settings, settings, usualSettings } from '../device/settings.ts'
import type { SavedValue } from './saved-value.ts'
import { findStorageTrouble, type StorageTrouble, watchStorageTrouble } from './storage.ts'

/** The saved value, kept current; `onServer` stands in until the page is alive. */
export function useSaved<T>(value: Pick<SavedValue<T>, 'get' | 'subscribe'>, onServer: T): T {
  return useSyncExternalStore(value.subscribe, value.get, () => onServer)
}

export function useSettings(): Settings {
  return useSaved(settings, usualSettings)
}

export function useStorageTrouble(): StorageTrouble | null {
  return useSyncExternalStore(watchStorageTrouble, findStorageTrouble, () => null)
}

const never = () => () => {}

/** False while the prerendered page is shown, true once what this device keeps can be read. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
