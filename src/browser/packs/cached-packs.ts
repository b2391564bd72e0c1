import type { LocalStorageName } from '#contract/stored-items.ts'
import { type CustomPack, isPackId } from '#domain/packs/custom-pack.ts'
import { packsToEvict } from '#domain/packs/packs-to-evict.ts'
import { readPack } from '#domain/packs/read-pack.ts'
import { isDraft } from '#domain/packs/tags.ts'
import { account } from '../session/account.ts'
import { findSavedNames } from '../storage/saved-names.ts'
import { readSaved, readSavedText, save, watchOtherTabs } from '../storage/storage.ts'

const namePrefix = 'pack:'

type CachedPack = {
  openedAtMs: number
  pack: CustomPack
  /** Only this account sees a draft; null for a published pack. */
  ownerId: string | null
}

const listeners = new Set<() => void>()

/** Caches an opened pack for playing offline; the oldest are evicted. */
export function cachePack(pack: CustomPack): void {
  if (!isPackId(pack.metadata.id)) return
  const name: LocalStorageName = `${namePrefix}${pack.metadata.id}`
  const ownerId = isDraft(pack.metadata.tags) ? (account.get()?.userId ?? null) : null
  save(name, { openedAtMs: Date.now(), pack, ownerId } satisfies CachedPack)
  const all = findSavedNames(namePrefix).map((each) => {
    const { openedAtMs } = (readSaved(each) ?? {}) as Partial<CachedPack>
    return { name: each, openedAtMs: openedAtMs ?? 0, size: readSavedText(each)?.length ?? 0 }
  })
  for (const old of packsToEvict(all)) save(old, null)
  for (const listener of listeners) listener()
}

/** For a pack that is gone or no longer public. */
export function dropCachedPack(packId: string): void {
  save(`${namePrefix}${packId}`, null)
  for (const listener of listeners) listener()
}

export function dropCachedDraftsOf(userId: string): void {
  for (const packId of cachedPackIds())
    if (readCachedPack(packId).ownerId === userId) dropCachedPack(packId)
}

export function watchCachedPacks(listener: () => void): () => void {
  listeners.add(listener)
  const stop = watchOtherTabs(namePrefix, listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

export function cachedPackIds(): string[] {
  return findSavedNames(namePrefix).map((name) => name.slice(namePrefix.length))
}

/** Null when it is not cached, or is another account's draft. */
export function findCachedPack(packId: string): CustomPack | null {
  const { pack, ownerId } = readCachedPack(packId)
  if (ownerId && ownerId !== account.get()?.userId) return null
  const reading = readPack(pack)
  return 'pack' in reading ? reading.pack : null
}

function readCachedPack(packId: string): Partial<CachedPack> {
  return (readSaved(`${namePrefix}${packId}`) ?? {}) as Partial<CachedPack>
}
