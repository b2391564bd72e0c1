import { addEntry, type NewEntry, type OutboxEntry, readEntries } from '#domain/outbox/entry.ts'
import { mergeOldLists } from '#domain/outbox/migrate-old-lists.ts'
import { newId } from '../device/random.ts'
import { readSaved, readSavedText, save } from '../storage/storage.ts'
import { oldActivitiesName, oldFeedbackName, outboxName } from './outbox.ts'

const listeners = new Set<() => void>()
let cached: { entries: readonly OutboxEntry[]; text: string | null } | null = null

/** What waits, in the order of doing: always as it is saved now, whichever tab saved it. */
export function readOutbox(): readonly OutboxEntry[] {
  const text = readSavedText(outboxName)
  if (cached?.text !== text || !cached)
    cached = { entries: readEntries(readSaved(outboxName)), text }
  return cached.entries
}

/** Changes what waits, in one go with reading it: another tab may have kept more meanwhile. */
export function changeOutbox(change: (entries: readonly OutboxEntry[]) => OutboxEntry[]): void {
  const before = readOutbox()
  const after = change(before)
  if (after.length > 0 || before.length > 0) save(outboxName, after.length > 0 ? after : null)
  for (const listener of listeners) listener()
}

/** The same as `keepToSend` where somebody watches: what it outdates goes. */
export function enqueueAndNotify(entry: NewEntry): string {
  const id = newId()
  changeOutbox((entries) => addEntry(entries, { ...entry, id }))
  return id
}

/** Calls back when this tab changes what waits; returns how to stop. */
export function watchOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whoever's account is gone has nothing to send any more. */
export function dropEntriesOf(userId: string): void {
  changeOutbox((entries) => entries.filter((entry) => entry.userId !== userId))
}

/** Takes over what an earlier edition kept here, once. */
export function migrateOldLists(): void {
  if (readSavedText(oldFeedbackName) === null && readSavedText(oldActivitiesName) === null) return
  const old = mergeOldLists(readSaved(oldFeedbackName), readSaved(oldActivitiesName), newId)
  changeOutbox((entries) => readEntries([...old, ...entries]))
  save(oldFeedbackName, null)
  save(oldActivitiesName, null)
}
