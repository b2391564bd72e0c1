import type { DeviceName } from '#contract/stored-things.ts'
import { type CustomPack, isPackId } from '#domain/packs/custom-pack.ts'
import { packsToDrop } from '#domain/packs/kept-packs.ts'
import { readPack } from '#domain/packs/read-pack.ts'
import { isDraft } from '#domain/packs/tags.ts'
import { account } from '../session/account.ts'
import { findSavedNames } from '../storage/saved-names.ts'
import { readSaved, readSavedText, save, watchOtherTabs } from '../storage/storage.ts'

const start = 'pack:'

type KeptPack = {
  openedAtMs: number
  pack: CustomPack
  /** A draft is shown to this account alone; null for everybody who has this device. */
  ownerId: string | null
}

const listeners = new Set<() => void>()

/** Keeps an opened pack, so that it plays without a network; the oldest make room. */
export function keepPack(pack: CustomPack): void {
  if (!isPackId(pack.metadata.id)) return
  const name: DeviceName = `${start}${pack.metadata.id}`
  const ownerId = isDraft(pack.metadata.tags) ? (account.get()?.userId ?? null) : null
  save(name, { openedAtMs: Date.now(), pack, ownerId } satisfies KeptPack)
  const all = findSavedNames(start).map((each) => {
    const { openedAtMs } = (readSaved(each) ?? {}) as Partial<KeptPack>
    return { name: each, openedAtMs: openedAtMs ?? 0, size: readSavedText(each)?.length ?? 0 }
  })
  for (const old of packsToDrop(all)) save(old, null)
  for (const listener of listeners) listener()
}

/** Takes a pack off this device: it is not there any more, or not for everybody. */
export function dropKeptPack(packId: string): void {
  save(`${start}${packId}`, null)
  for (const listener of listeners) listener()
}

/** Takes an account's drafts off this device. */
export function dropKeptDraftsOf(userId: string): void {
  for (const packId of keptPackIds()) if (readKept(packId).ownerId === userId) dropKeptPack(packId)
}

/** Calls back when this tab or another one keeps or drops a pack; returns how to stop. */
export function watchKeptPacks(listener: () => void): () => void {
  listeners.add(listener)
  const stop = watchOtherTabs(start, listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** The packs that were opened on this device, in no order. */
export function keptPackIds(): string[] {
  return findSavedNames(start).map((name) => name.slice(start.length))
}

/** The pack as it was opened last on this device; null for none, and for another account's draft. */
export function findKeptPack(packId: string): CustomPack | null {
  const { pack, ownerId } = readKept(packId)
  if (ownerId && ownerId !== account.get()?.userId) return null
  const reading = readPack(pack)
  return 'pack' in reading ? reading.pack : null
}

function readKept(packId: string): Partial<KeptPack> {
  return (readSaved(`${start}${packId}`) ?? {}) as Partial<KeptPack>
}
