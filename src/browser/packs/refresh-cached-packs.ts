import { isNotFound } from '../api/call-api.ts'
import { cachePack, dropCachedPack, findCachedPack } from './cached-packs.ts'
import { loadPack } from './load-pack.ts'
import { fetchPackCard } from './pack-actions.ts'
import { savedDraft } from './pack-library.ts'

/** Brings kept packs up to date, and drops those that are not there for everybody any more. */
export async function refreshCachedPacks(packIds: readonly string[]): Promise<void> {
  for (const packId of packIds) {
    // What its maker is writing here is newer than anything that is stored.
    if (savedDraft(packId).get()?.isDirty) continue
    // A card is cheap; the pack itself is loaded only where it has changed.
    const card = await fetchPackCard(packId)
    if (isNotFound(card)) dropCachedPack(packId)
    if (!card.ok || card.data.updatedAt === findCachedPack(packId)?.lastUpdated) continue
    const loaded = await loadPack(packId).catch(() => null)
    if (loaded) cachePack(loaded.pack)
  }
}
