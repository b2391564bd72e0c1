import type { DeviceName } from '#contract/stored-things.ts'
import { type CustomPack, isPackId } from '#domain/packs/custom-pack.ts'
import { packsToDrop } from '#domain/packs/kept-packs.ts'
import { readPack } from '#domain/packs/read-pack.ts'
import { findSavedNames } from '../saved-names.ts'
import { readSaved, readSavedText, save } from '../storage.ts'

const start = 'pack:'

type KeptPack = { openedAtMs: number; pack: CustomPack }

/** Keeps an opened pack, so that it plays without a network; the oldest make room. */
export function keepPack(pack: CustomPack): void {
  if (!isPackId(pack.metadata.id)) return
  const name: DeviceName = `${start}${pack.metadata.id}`
  save(name, { openedAtMs: Date.now(), pack } satisfies KeptPack)
  const all = findSavedNames(start).map((each) => {
    const { openedAtMs } = (readSaved(each) ?? {}) as Partial<KeptPack>
    return { name: each, openedAtMs: openedAtMs ?? 0, size: readSavedText(each)?.length ?? 0 }
  })
  for (const old of packsToDrop(all)) save(old, null)
}

/** The packs that were opened on this device, in no order. */
export function keptPackIds(): string[] {
  return findSavedNames(start).map((name) => name.slice(start.length))
}

/** The pack as it was opened last on this device, or null. */
export function findKeptPack(packId: string): CustomPack | null {
  const kept = (readSaved(`${start}${packId}`) ?? {}) as Partial<KeptPack>
  const reading = readPack(kept.pack)
  return 'pack' in reading ? reading.pack : null
}
