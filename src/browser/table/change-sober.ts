import { settings } from '../device/settings.ts'
import { findSavedNames } from '../storage/saved-names.ts'
import { readSaved, save } from '../storage/storage.ts'

/** For the next table of this phone, and for those that were left on it. */
export function changeSober(sober: boolean): void {
  settings.set({ ...settings.get(), sober })
  for (const name of findSavedNames('table:')) {
    const saved = readSaved(name) as { sober?: unknown } | null
    if (typeof saved === 'object' && saved && saved.sober !== sober) save(name, { ...saved, sober })
  }
}
