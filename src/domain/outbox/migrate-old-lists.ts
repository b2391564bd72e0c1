import type { OutboxEntry } from './entry.ts'

/**
 * What an earlier edition kept in two lists, as entries; `readEntries` leaves out what is none. Its
 * feedback did not know whose it was.
 */
export function mergeOldLists(
  feedback: unknown,
  activities: unknown,
  makeId: () => string,
): unknown[] {
  return [
    ...listOf(feedback).map((item) => entry({ kind: 'feedback', userId: null, feedback: item })),
    ...listOf(activities).map((item) => entry({ kind: 'deed', ...(item as object) })),
  ]

  function entry(what: Record<string, unknown> & Pick<OutboxEntry, 'kind'>): unknown {
    return { ...what, id: makeId() }
  }
}

function listOf(saved: unknown): unknown[] {
  return Array.isArray(saved) ? saved : []
}
