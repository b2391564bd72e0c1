import type { OutboxEntry } from './entry.ts'

/** Reads the two lists that earlier versions kept; invalid items are dropped by `readEntries`. */
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
