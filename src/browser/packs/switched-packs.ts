import { type SavedValue, savedValue } from '../storage/saved-value.ts'

/** Null on a device that has never chosen. */
export function switchedPacks(slug: string): SavedValue<readonly string[] | null> {
  return savedValue(`packs:${slug}`, readIds)
}

function readIds(saved: unknown): readonly string[] | null {
  if (!Array.isArray(saved)) return null
  return saved.filter((id): id is string => typeof id === 'string')
}
