import { type OpenedPack, readOpenedPacks } from '#domain/packs/opened-packs.ts'
import { type SavedValue, savedValue } from '../storage/saved-value.ts'

/** Premium packs of a game that passes have opened on this device. */
export function openedPacks(slug: string): SavedValue<readonly OpenedPack[]> {
  return savedValue(`premium:${slug}`, readOpenedPacks)
}

export const noOpenedPacks: readonly OpenedPack[] = []
