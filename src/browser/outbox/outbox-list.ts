import { addEntry, type NewEntry, type OutboxEntry, readEntries } from '#domain/outbox/entry.ts'
import { mergeOldLists } from '#domain/outbox/migrate-old-lists.ts'
import { newId } from '../device/random.ts'
import { readSaved, readSavedText, save } from '../storage/storage.ts'
import { oldActivitiesName, oldFeedbackName, outboxName } from './outbox.ts'

const listeners = new Set<() => void>()
let cached: { entries: readonly OutboxEntry[]; text: string | null } | null = null

/** Entries in order of creation, as last saved by any tab. */
export function readOutbox(): readonly OutboxEntry[] {
  const text = readSavedText(outboxName)
  if (cached?.text !== text || !cached)
    cached = { entries: readEntries(readSaved(outboxName)), text }
  return cached.entries
}

/** Reads and writes in one step: another tab may have added entries. */
export function changeOutbox(change: (entries: readonly OutboxEntry[]) => OutboxEntry[]): void {
  const before = readOutbox()
  const after = change(before)
  if (after.length > 0 || before.length > 0) save(outboxName, after.length > 0 ? after : null)
  for (const listener of listeners) listener()
}

/** As `enqueue`, but replaces entries that it outdates and notifies listeners. */
export function enqueueAndNotify(entry: NewEntry): string {
  const id = newId()
  changeOutbox((entries) => addEntry(entries, { ...entry, id }))
  return id
}

export function watchOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function dropEntriesOf(userId: string): void {
  changeOutbox((entries) => entries.filter((entry) => entry.userId !== userId))
}

/** Moves the lists of earlier versions into the outbox, once. */
export function migrateOldLists(): void {
  if (readSavedText(oldFeedbackName) === null && readSavedText(oldActivitiesName) === null) return
  const old = mergeOldLists(readSaved(oldFeedbackName), readSaved(oldActivitiesName), newId)
  changeOutbox((entries) => readEntries([...old, ...entries]))
  save(oldFeedbackName, null)
  save(oldActivitiesName, null)
}
