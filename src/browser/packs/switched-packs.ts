import type { MenuPack } from '#domain/packs/pack.ts'
import { type SavedValue, savedValue } from '../storage/saved-value.ts'

/** Null on a device that has never chosen. */
export function switchedPacks(slug: string): SavedValue<readonly string[] | null> {
  return savedValue(`packs:${slug}`, readIds)
}

/** Switches explicit packs off; when none is left, the default packs are on. */
export function switchOffExplicit(
  switchedOn: SavedValue<readonly string[] | null>,
  packs: readonly MenuPack[],
): void {
  const explicit = packs.filter((pack) => pack.explicit).map((pack) => pack.id)
  switchedOn.set((switchedOn.get() ?? []).filter((id) => !explicit.includes(id)))
}

function readIds(saved: unknown): readonly string[] | null {
  if (!Array.isArray(saved)) return null
  return saved.filter((id): id is string => typeof id === 'string')
}
