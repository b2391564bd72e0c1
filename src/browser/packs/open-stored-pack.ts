import { copyOfDraft, type Draft, draftOfPack, packOfDraft } from '#domain/builder/draft.ts'
import { hasSameText } from '#domain/builder/has-same-text.ts'
import { isDraft } from '#domain/packs/tags.ts'
import { findGeneration, findStoredPack, loadPack } from './load-pack.ts'
import { newPackId } from './new-pack-id.ts'
import { changeDraft, dropDraft, openDraft, savedDraft } from './pack-library.ts'
import { findWorkInProgress } from './work-in-progress.ts'

/** Opens a stored pack in the builder, with changes that are not published yet. */
export async function openStoredPack(packId: string, userId: string): Promise<void> {
  const here = savedDraft(packId).get()
  if (here?.isDirty) return openDraft(here)
  const { pack, generation } = await loadPack(packId)
  const stored = draftOfPack(pack, generation, userId, Date.parse(pack.lastUpdated))
  const work = stored.isPublished ? await findWorkInProgress(userId, packId) : null
  if (!work || hasSameText(packOfDraft(work, 0), pack)) return openDraft(stored)
  // Based on another generation than the published one: the owner chooses.
  openDraft({
    ...work,
    ownerId: userId,
    isDirty: true,
    isContested: work.generation !== generation,
  })
}

export async function openPackCopy(packId: string, userId: string): Promise<void> {
  const { pack } = await loadPack(packId)
  const nowMs = Date.now()
  openDraft(copyOfDraft(draftOfPack(pack, null, userId, nowMs), newPackId(), nowMs))
}

/** Keeps both: this draft under a new id, the stored pack as it is. */
export function keepBothVersions(draft: Draft): void {
  openDraft(copyOfDraft(draft, newPackId(), Date.now()))
  dropDraft(draft.metadata.id)
}

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
