import { type SavedValue, savedValue } from '../storage/saved-value.ts'

const opened = new Map<string, SavedValue<string | null>>()

export function dareReplyDraft(id: string): SavedValue<string | null> {
  const kept =
    opened.get(id) ??
    savedValue(`dare-words:${id}`, (saved) => (typeof saved === 'string' ? saved : null))
  opened.set(id, kept)
  return kept
}
