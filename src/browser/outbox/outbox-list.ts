import { addEntry, type NewEntry, type OutboxEntry, readEntries } from '#domain/outbox/entry.ts'
import { takeOver } from '#domain/outbox/take-over.ts'
import { newId } from '../device/chance.ts'
import { readSaved, readSavedText, save } from '../storage/storage.ts'
import { outbox } from './outbox.ts'
import { oldDeeds, oldFeedback } from './send-outbox.ts'

const listeners = new Set<() => void>()
let held: { entries: readonly OutboxEntry[]; text: string | null } | null = null

/** What waits, in the order of doing: always as it is saved now, whichever tab saved it. */
export function readOutbox(): readonly OutboxEntry[] {
  const text = readSavedText(outbox)
  if (held?.text !== text || !held) held = { entries: readEntries(readSaved(outbox)), text }
  return held.entries
}

/** Changes what waits, in one go with reading it: another tab may have kept more meanwhile. */
export function changeOutbox(change: (entries: readonly OutboxEntry[]) => OutboxEntry[]): void {
  const before = readOutbox()
  const after = change(before)
  if (after.length > 0 || before.length > 0) save(outbox, after.length > 0 ? after : null)
  for (const listener of listeners) listener()
}

/** The same as `keepToSend` where somebody watches: what it outdates goes. */
export function keepAndTell(entry: NewEntry): string {
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
export function takeOverOldLists(): void {
  if (readSavedText(oldFeedback) === null && readSavedText(oldDeeds) === null) return
  const old = takeOver(readSaved(oldFeedback), readSaved(oldDeeds), newId)
  changeOutbox((entries) => readEntries([...old, ...entries]))
  save(oldFeedback, null)
  save(oldDeeds, null)
}
