import { type Draft, packOfDraft } from '#domain/builder/draft.ts'
import { hasSameText } from '#domain/builder/has-same-text.ts'
import type { CustomPack } from '#domain/packs/custom-pack.ts'
import { cachedPackIds, cachePack } from './cached-packs.ts'
import { findStoredPack } from './load-pack.ts'
import { changeDraft, savedDraft } from './pack-library.ts'
import { type SavedPack, savePack } from './save-pack.ts'
import { deleteWorkInProgress, hasErrorCode, saveWorkInProgress } from './work-in-progress.ts'

let queue: Promise<unknown> = Promise.resolve()

/** In order: a save must name the generation that the previous one made. */
function runInOrder<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = queue.then(work, work)
  queue = next.catch(() => {})
  return next
}

export type SaveKind = 'draft' | 'publish'

/** Stores a draft; what is written meanwhile stays unsaved. */
export function saveDraft(packId: string, userId: string, kind: SaveKind): Promise<void> {
  return runInOrder(() => store(packId, userId, kind))
}

export function saveToAccount(packId: string, userId: string): Promise<void> {
  return runInOrder(async () => {
    const draft = savedDraft(packId).get()
    if (!draft?.isDirty || draft.isContested) return
    if (draft.isPublished) await saveWorkInProgress(userId, draft)
    else await store(packId, userId, 'draft')
  })
}

async function store(packId: string, userId: string, kind: SaveKind): Promise<void> {
  const saved = savedDraft(packId).get()
  if (!saved) return
  const { pack, generation } = await storeOnce(saved, kind)
  // A published pack is played from the cache; a draft only if it was played before.
  if (kind === 'publish' || cachedPackIds().includes(packId)) cachePack(pack)
  changeDraft(packId, (now) => ({
    ...now,
    ownerId: userId,
    generation,
    isPublished: kind === 'publish',
    isContested: false,
    isDirty: now.changedAtMs !== saved.changedAtMs,
  }))
  if (saved.isPublished) await deleteWorkInProgress(userId, packId)
}

/** What this tab tried to store, by pack: the answer may have been lost. */
const lastAttempts = new Map<string, CustomPack[]>()

async function storeOnce(draft: Draft, kind: SaveKind): Promise<SavedPack> {
  const pack = packOfDraft(draft, Date.now())
  const packId = pack.metadata.id
  const own = [...(lastAttempts.get(packId) ?? []), pack]
  lastAttempts.set(packId, own)
  const save = (generation: string) => savePack(pack, { draft: kind === 'draft', generation })
  try {
    const stored = await save(draft.generation ?? '0')
    lastAttempts.delete(packId)
    return stored
  } catch (error) {
    if (!hasErrorCode(error, 'storage/precondition-failed')) throw error
    // The stored pack may be our own earlier attempt: then this save follows it.
    const stored = await findStoredPack(packId)
    if (stored && own.some((each) => hasSameText(each, stored.pack))) {
      const again = await save(stored.generation)
      lastAttempts.delete(packId)
      return again
    }
    changeDraft(packId, (now) => ({ ...now, isContested: true }))
    throw error
  }
}
