import { type Draft, hasWords, isOpenTo, readDraft } from '#domain/builder/draft.ts'
import { account } from '../session/account.ts'
import { readSessionValue, writeSessionValue } from '../session/session-values.ts'
import { liveState } from '../storage/live-state.ts'
import { findSavedNames } from '../storage/saved-names.ts'
import { type SavedValue, savedValue } from '../storage/saved-value.ts'
import { dropKeptDraftsOf } from './kept-packs.ts'

const start = 'draft:'
const opened = new Map<string, SavedValue<Draft | null>>()

/** A pack that is being written on this device, kept with every keystroke. */
export function keptDraft(packId: string): SavedValue<Draft | null> {
  const known = opened.get(packId)
  if (known) return known
  const kept = savedValue(`${start}${packId}`, readDraft)
  opened.set(packId, kept)
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
export function readShelf(): Draft[] {
  return readKept()
    .filter((draft) => draft.isDirty && hasWords(draft) && isOpenTo(draft, ownId()))
    .sort((one, other) => other.changedAtMs - one.changedAtMs)
}

function readKept(): Draft[] {
  return findSavedNames(start)
    .map((name) => keptDraft(name.slice(start.length)).get())
    .filter((draft) => draft !== null)
}

export function ownId(): string | null {
  return account.get()?.userId ?? null
}

/** Puts a draft on the builder's table; one that nobody wrote a word of goes from the device. */
export function openDraft(draft: Draft): void {
  const before = openPackId.get()
  if (before !== null && before !== draft.metadata.id) tidy(before)
  keptDraft(draft.metadata.id).set(draft)
  setOpenPack(draft.metadata.id)
}

/** Puts a kept draft on the table as it is now, whatever a page that shows it knows. */
export function openKept(packId: string): void {
  const draft = keptDraft(packId).get()
  if (draft) openDraft(draft)
}

/** Changes a kept draft; nothing for one that is gone. */
export function changeDraft(packId: string, how: (draft: Draft) => Draft): void {
  const kept = keptDraft(packId)
  const draft = kept.get()
  if (draft) kept.set(how(draft))
}

/** Takes a draft off this device. */
export function dropDraft(packId: string): void {
  keptDraft(packId).set(null)
  if (openPackId.get() === packId) setOpenPack(null)
}

/** Takes off this device what an account had written: the account is gone. */
export function dropDraftsOf(userId: string): void {
  dropKeptDraftsOf(userId)
  for (const { ownerId, metadata } of readKept()) if (ownerId === userId) dropDraft(metadata.id)
}

function tidy(packId: string): void {
  const draft = keptDraft(packId).get()
  if (draft && (!hasWords(draft) || !draft.isDirty)) keptDraft(packId).set(null)
}
