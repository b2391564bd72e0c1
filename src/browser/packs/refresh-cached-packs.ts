import { isNotFound } from '../api/call-api.ts'
import { cachePack, dropCachedPack, findCachedPack } from './cached-packs.ts'
import { loadPack } from './load-pack.ts'
import { fetchPackCard } from './pack-actions.ts'
import { savedDraft } from './pack-library.ts'

/** Updates cached packs and drops those that are no longer public. */
export async function refreshCachedPacks(packIds: readonly string[]): Promise<void> {
  for (const packId of packIds) {
    // The owner's own unsaved changes are newer.
    if (savedDraft(packId).get()?.isDirty) continue
    // The pack itself is loaded only when its card has changed.
    const card = await fetchPackCard(packId)
    if (isNotFound(card)) dropCachedPack(packId)
    if (!card.ok || card.data.updatedAt === findCachedPack(packId)?.lastUpdated) continue
    const loaded = await loadPack(packId).catch(() => null)
    if (loaded) cachePack(loaded.pack)
  }
}
