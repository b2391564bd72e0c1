import { isNotThere } from '../api/call-api.ts'
import { dropKeptPack, findKeptPack, keepPack } from './kept-packs.ts'
import { loadPack } from './load-pack.ts'
import { readPackCard } from './pack-actions.ts'
import { keptDraft } from './pack-library.ts'

/** Brings kept packs up to date, and drops those that are not there for everybody any more. */
export async function refreshKept(packIds: readonly string[]): Promise<void> {
  for (const packId of packIds) {
    // What its maker is writing here is newer than anything that is stored.
    if (keptDraft(packId).get()?.isDirty) continue
    // A card is cheap; the pack itself is loaded only where it has changed.
    const card = await readPackCard(packId)
    if (isNotThere(card)) dropKeptPack(packId)
    if (!card.ok || card.data.updatedAt === findKeptPack(packId)?.lastUpdated) continue
    const loaded = await loadPack(packId).catch(() => null)
    if (loaded) keepPack(loaded.pack)
  }
}
