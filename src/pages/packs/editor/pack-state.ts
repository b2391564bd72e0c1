import type { OwnPackFile } from '#browser/packs/list-packs.ts'
import { withCount } from '../pack-words.ts'

export function stateOf({ card }: OwnPackFile): string {
  if (!card) return 'Just saved'
  if (card.isDraft) return 'Draft'
  if (card.isHidden) return card.hidden?.reason ? 'Hidden by this site' : 'Hidden: it was reported'
  return card.isListed ? 'In Packs by players' : 'Published by link'
}

export function formatOwnCounts({ card }: OwnPackFile): string[] {
  if (!card) return []
  const prompts = withCount(card.promptCount, 'prompt')
  if (card.isDraft) return [prompts]
  return [prompts, withCount(card.likes, 'like'), withCount(card.plays, 'play')]
}
