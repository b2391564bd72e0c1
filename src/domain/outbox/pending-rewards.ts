import type { OutboxEntry } from './entry.ts'

export function pendingRewards(entries: readonly OutboxEntry[], userId: string): string[] {
  const own = entries.filter((entry) => entry.userId === userId)
  const hasLiked = own.some((entry) => entry.kind === 'like' && entry.liked)
  const hasGivenFeedback = own.some(({ kind }) => kind === 'feedback')
  return [...(hasLiked ? ['first-like'] : []), ...(hasGivenFeedback ? ['feedback'] : [])]
}
