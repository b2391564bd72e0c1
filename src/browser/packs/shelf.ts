import { type Draft, hasWords, readDraft } from '#domain/builder/draft.ts'
import { type SavedValue, savedValue } from '../saved-value.ts'
import { findSavedNames, readSaved } from '../storage.ts'

const start = 'draft:'
const opened = new Map<string, SavedValue<Draft | null>>()

/** A pack that is being written on this device, kept with every keystroke. */
export function keptDraft(packId: string): SavedValue<Draft | null> {
  const known = opened.get(packId)
  if (known) return known
  const kept = savedValue(start + packId, readDraft)
  opened.set(packId, kept)
  return kept
}

/** The id of the pack that the builder has open. */
export const openPackId = savedValue('open-pack', (saved) =>
  typeof saved === 'string' ? saved : null,
)

/** No pack: what a page shows before this device has been asked. */
export const noDraft: SavedValue<Draft | null> = {
  get: () => null,
  set: () => {},
  subscribe: () => () => {},
}

/** Everything on this device that is not all in storage, the latest first. */
export function readShelf(): Draft[] {
  return findSavedNames(start)
    .map((name) => readDraft(readSaved(name)))
    .filter((draft) => draft !== null)
    .filter((draft) => draft.isDirty && hasWords(draft))
    .sort((one, other) => other.changedAtMs - one.changedAtMs)
}

/** Puts a draft on the builder's table; one that nobody wrote a word of goes from the device. */
export function openDraft(draft: Draft): void {
  const before = openPackId.get()
  if (before !== null && before !== draft.metadata.id) tidy(before)
  keptDraft(draft.metadata.id).set(draft)
  openPackId.set(draft.metadata.id)
}

/** Takes a draft off this device. */
export function dropDraft(packId: string): void {
  keptDraft(packId).set(null)
  if (openPackId.get() === packId) openPackId.set(null)
}

function tidy(packId: string): void {
  const draft = keptDraft(packId).get()
  if (draft && (!hasWords(draft) || !draft.isDirty)) keptDraft(packId).set(null)
}
