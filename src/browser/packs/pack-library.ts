import { type Draft, hasContent, isVisibleTo, readDraft } from '#domain/builder/draft.ts'
import { account } from '../session/account.ts'
import { readSessionValue, writeSessionValue } from '../session/session-values.ts'
import { liveState } from '../storage/live-state.ts'
import { findSavedNames } from '../storage/saved-names.ts'
import { type SavedValue, savedValue } from '../storage/saved-value.ts'
import { dropCachedDraftsOf } from './cached-packs.ts'

const namePrefix = 'draft:'
const savedDrafts = new Map<string, SavedValue<Draft | null>>()

/** A pack that is being written on this device, kept with every keystroke. */
export function savedDraft(packId: string): SavedValue<Draft | null> {
  const known = savedDrafts.get(packId)
  if (known) return known
  const kept = savedValue(`${namePrefix}${packId}`, readDraft)
  savedDrafts.set(packId, kept)
  return kept
}

/** Where the builder goes on in a tab that has not had one open: where the last one was. */
const lastOpened = savedValue('open-pack', (saved) => (typeof saved === 'string' ? saved : null))

/** The id of the pack that the builder has open in this tab: another tab may write another one. */
export const openPackId = liveState<string | null>(
  typeof document === 'undefined' ? null : (readSessionValue('openPack') ?? lastOpened.get()),
)

function setOpenPack(packId: string | null): void {
  openPackId.set(packId)
  writeSessionValue('openPack', packId)
  lastOpened.set(packId)
}

/** No pack: what a page shows before this device has been asked. */
export const noDraft: SavedValue<Draft | null> = {
  get: () => null,
  set: () => {},
  subscribe: () => () => {},
}

/** Everything on this device that is not all in storage, the latest first; nobody else's. */
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

/** Puts a draft on the builder's table; one that nobody wrote a word of goes from the device. */
export function openDraft(draft: Draft): void {
  const before = openPackId.get()
  if (before !== null && before !== draft.metadata.id) dropIfEmpty(before)
  savedDraft(draft.metadata.id).set(draft)
  setOpenPack(draft.metadata.id)
}

/** Puts a kept draft on the table as it is now, whatever a page that shows it knows. */
export function openSavedDraft(packId: string): void {
  const draft = savedDraft(packId).get()
  if (draft) openDraft(draft)
}

/** Changes a kept draft; nothing for one that is gone. */
export function changeDraft(packId: string, update: (draft: Draft) => Draft): void {
  const kept = savedDraft(packId)
  const draft = kept.get()
  if (draft) kept.set(update(draft))
}

/** Takes a draft off this device. */
export function dropDraft(packId: string): void {
  savedDraft(packId).set(null)
  if (openPackId.get() === packId) setOpenPack(null)
}

/** Takes off this device what an account had written: the account is gone. */
export function dropDraftsOf(userId: string): void {
  dropCachedDraftsOf(userId)
  for (const { ownerId, metadata } of readSavedDrafts())
    if (ownerId === userId) dropDraft(metadata.id)
}

function dropIfEmpty(packId: string): void {
  const draft = savedDraft(packId).get()
  if (draft && (!hasContent(draft) || !draft.isDirty)) savedDraft(packId).set(null)
}
