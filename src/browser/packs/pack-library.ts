import { type Draft, hasContent, isVisibleTo, readDraft } from '#domain/builder/draft.ts'
import { account } from '../session/account.ts'
import { readSessionValue, writeSessionValue } from '../session/session-values.ts'
import { liveState } from '../storage/live-state.ts'
import { findSavedNames } from '../storage/saved-names.ts'
import { type SavedValue, savedValue } from '../storage/saved-value.ts'
import { dropCachedDraftsOf } from './cached-packs.ts'

const namePrefix = 'draft:'
const savedDrafts = new Map<string, SavedValue<Draft | null>>()

export function savedDraft(packId: string): SavedValue<Draft | null> {
  const known = savedDrafts.get(packId)
  if (known) return known
  const kept = savedValue(`${namePrefix}${packId}`, readDraft)
  savedDrafts.set(packId, kept)
  return kept
}

/** Where the builder continues in a new tab. */
const lastOpened = savedValue('open-pack', (saved) => (typeof saved === 'string' ? saved : null))

/** The pack open in this tab; other tabs may edit others. */
export const openPackId = liveState<string | null>(
  typeof document === 'undefined' ? null : (readSessionValue('openPack') ?? lastOpened.get()),
)

function setOpenPack(packId: string | null): void {
  openPackId.set(packId)
  writeSessionValue('openPack', packId)
  lastOpened.set(packId)
}

export const noDraft: SavedValue<Draft | null> = {
  get: () => null,
  set: () => {},
  subscribe: () => () => {},
}

/** The current account's drafts that are not fully stored, the latest first. */
export function readLocalDrafts(): Draft[] {
  return readSavedDrafts()
    .filter((draft) => draft.isDirty && hasContent(draft) && isVisibleTo(draft, currentUserId()))
    .sort((one, other) => other.changedAtMs - one.changedAtMs)
}

function readSavedDrafts(): Draft[] {
  return findSavedNames(namePrefix)
    .map((name) => savedDraft(name.slice(namePrefix.length)).get())
    .filter((draft) => draft !== null)
}

export function currentUserId(): string | null {
  return account.get()?.userId ?? null
}

/** Opens a draft in the builder; the one before it is dropped when it is empty. */
export function openDraft(draft: Draft): void {
  const before = openPackId.get()
  if (before !== null && before !== draft.metadata.id) dropIfEmpty(before)
  savedDraft(draft.metadata.id).set(draft)
  setOpenPack(draft.metadata.id)
}

/** Opens a saved draft as it is now, not as the page has it. */
export function openSavedDraft(packId: string): void {
  const draft = savedDraft(packId).get()
  if (draft) openDraft(draft)
}

/** Does nothing when the draft is gone. */
export function changeDraft(packId: string, update: (draft: Draft) => Draft): void {
  const kept = savedDraft(packId)
  const draft = kept.get()
  if (draft) kept.set(update(draft))
}

export function dropDraft(packId: string): void {
  savedDraft(packId).set(null)
  if (openPackId.get() === packId) setOpenPack(null)
}

export function dropDraftsOf(userId: string): void {
  dropCachedDraftsOf(userId)
  for (const { ownerId, metadata } of readSavedDrafts())
    if (ownerId === userId) dropDraft(metadata.id)
}

function dropIfEmpty(packId: string): void {
  const draft = savedDraft(packId).get()
  if (draft && (!hasContent(draft) || !draft.isDirty)) savedDraft(packId).set(null)
}
