import {
  copyOfDraft,
  type Draft,
  draftOfPack,
  packOfDraft,
  readDraft,
} from '#domain/builder/draft.ts'
import { hasSameText } from '#domain/builder/has-same-text.ts'
import { isDraft } from '#domain/packs/tags.ts'
import { StorageError } from '../storage/storage-error.ts'
import { type LoadedPack, loadPack } from './load-pack.ts'
import { newPackId } from './new-pack-id.ts'
import { packStorage } from './pack-storage.ts'
import { savePack } from './save-pack.ts'
import { dropDraft, keptDraft, openDraft } from './shelf.ts'

/**
 * Where unfinished work on a published pack lies: its maker's own corner, so that everybody else
 * goes on reading what was published.
 */
function workOn(userId: string, packId: string) {
  return packStorage().ref(`users/${userId}/drafts/${packId}.json`)
}

let turn: Promise<unknown> = Promise.resolve()

/** One after another: a save must know the generation that the one before it made. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = turn.then(work, work)
  turn = next.catch(() => {})
  return next
}

/** Stores a draft as the pack that it is to be; what is written meanwhile stays unsaved. */
export function saveDraft(packId: string, draft: boolean): Promise<void> {
  return inTurn(() => store(packId, draft))
}

async function store(packId: string, asDraft: boolean): Promise<void> {
  const saved = keptDraft(packId).get()
  if (!saved) return
  const generation = await storeOnce(saved, asDraft)
  change(packId, (now) => ({
    ...now,
    generation,
    isPublished: !asDraft,
    isContested: false,
    isDirty: now.changedAtMs !== saved.changedAtMs,
  }))
}

/** The generation that was made. */
async function storeOnce(draft: Draft, asDraft: boolean): Promise<string> {
  const pack = packOfDraft(draft, Date.now())
  try {
    const saved = await savePack(pack, { draft: asDraft, generation: draft.generation ?? '0' })
    return saved.generation
  } catch (error) {
    if (!isCode(error, 'storage/precondition-failed')) throw error
    // The answer to an earlier try may have got lost: then what is stored is what was to be stored.
    const stored = await findStored(pack.metadata.id)
    if (stored && isDraft(stored.pack.metadata.tags) === asDraft && hasSameText(stored.pack, pack))
      return stored.generation
    change(pack.metadata.id, (now) => ({ ...now, isContested: true }))
    throw error
  }
}

/** Keeps what was written in the account too, without publishing anything. */
export function keepInAccount(packId: string, userId: string): Promise<void> {
  return inTurn(async () => {
    const draft = keptDraft(packId).get()
    if (!draft?.isDirty || draft.isContested) return
    if (!draft.isPublished) return await store(packId, true)
    const options = { contentType: 'application/json' }
    await workOn(userId, packId).upload(JSON.stringify(draft), options)
  })
}

/** Opens a stored pack in the builder, with whatever was written since it was published. */
export async function openStored(packId: string, userId: string): Promise<void> {
  const here = keptDraft(packId).get()
  if (here?.isDirty) return openDraft(here)
  const { pack, generation } = await loadPack(packId)
  const stored = draftOfPack(pack, generation, Date.parse(pack.lastUpdated))
  const work = stored.isPublished ? await findWork(userId, packId) : null
  openDraft(work && work.changedAtMs > stored.changedAtMs ? work : stored)
}

async function findWork(userId: string, packId: string): Promise<Draft | null> {
  try {
    const bytes = await workOn(userId, packId).download()
    return readDraft(JSON.parse(new TextDecoder().decode(bytes)))
  } catch (error) {
    // None is how it usually is; a broken one helps nobody.
    if (error instanceof SyntaxError || isCode(error, 'storage/object-not-found')) return null
    throw error
  }
}

/** Both texts stay: this one under a name of its own, the stored one as it is. */
export function keepBoth(draft: Draft): Draft {
  const copy = copyOfDraft(draft, newPackId(), Date.now())
  openDraft(copy)
  dropDraft(draft.metadata.id)
  return copy
}

/** What is written here is to take the place of what another device has stored. */
export async function takeOver(packId: string): Promise<void> {
  const stored = await findStored(packId)
  const generation = stored?.generation ?? null
  change(packId, (draft) => ({ ...draft, generation, isContested: false }))
}

/** Null for a pack that is not, or no longer, there. */
async function findStored(packId: string): Promise<LoadedPack | null> {
  try {
    return await loadPack(packId)
  } catch (error) {
    if (isCode(error, 'storage/object-not-found')) return null
    throw error
  }
}

function change(packId: string, how: (draft: Draft) => Draft): void {
  const kept = keptDraft(packId)
  const draft = kept.get()
  if (draft) kept.set(how(draft))
}

function isCode(error: unknown, code: StorageError['code']): boolean {
  return error instanceof StorageError && error.code === code
}
