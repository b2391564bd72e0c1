import { findReward } from '../profile/rewards.ts'
import type { OutboxEntry } from './entry.ts'

export function outcomeMessage(entry: OutboxEntry, refusal: string | null): string | null {
  if (entry.kind === 'claim') {
    const { title, coins } = findReward(entry.reward) ?? { title: 'A reward', coins: 0 }
    return refusal === null ? `${title}: ${coins} coins in.` : `${title}: ${refusal}`
  }
  if (refusal === null) return null
  if (entry.kind === 'like' && entry.liked) return `A favourite could not be kept. ${refusal}`
  if (entry.kind === 'feedback') return `Your feedback could not be kept. ${refusal}`
  return null
}
