import { copyOfDraft, type Draft, draftOfPack, packOfDraft } from '#domain/builder/draft.ts'
import { hasSameText } from '#domain/builder/has-same-text.ts'
import { isDraft } from '#domain/packs/tags.ts'
import { findGeneration, findStoredPack, loadPack } from './load-pack.ts'
import { newPackId } from './new-pack-id.ts'
import { changeDraft, dropDraft, openDraft, savedDraft } from './pack-library.ts'
import { findWorkInProgress } from './work-in-progress.ts'

/** Opens a stored pack in the builder, with whatever was written since it was published. */
export async function openStoredPack(packId: string, userId: string): Promise<void> {
  const here = savedDraft(packId).get()
  if (here?.isDirty) return openDraft(here)
  const { pack, generation } = await loadPack(packId)
  const stored = draftOfPack(pack, generation, userId, Date.parse(pack.lastUpdated))
  const work = stored.isPublished ? await findWorkInProgress(userId, packId) : null
  if (!work || hasSameText(packOfDraft(work, 0), pack)) return openDraft(stored)
  // Written on another version than the one that is out: its maker says which is to be.
  openDraft({
    ...work,
    ownerId: userId,
    isDirty: true,
    isContested: work.generation !== generation,
  })
}

/** A copy of a stored pack, to go on writing. */
export async function openPackCopy(packId: string, userId: string): Promise<void> {
  const { pack } = await loadPack(packId)
  const nowMs = Date.now()
  openDraft(copyOfDraft(draftOfPack(pack, null, userId, nowMs), newPackId(), nowMs))
}

/** Both texts stay: this one under a name of its own, the stored one as it is. */
export function keepBothVersions(draft: Draft): void {
  openDraft(copyOfDraft(draft, newPackId(), Date.now()))
  dropDraft(draft.metadata.id)
}

/** What is written here is to take the place of what another device has stored, once it is saved. */
export async function overwriteStored(packId: string): Promise<void> {
  const stored = await findStoredPack(packId)
  const generation = stored?.generation ?? (await findGeneration(packId))
  changeDraft(packId, (draft) => ({
    ...draft,
    generation,
    isPublished: stored !== null && !isDraft(stored.pack.metadata.tags),
    isContested: false,
  }))
}
