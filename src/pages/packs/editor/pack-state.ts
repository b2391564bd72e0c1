import type { OwnPackFile } from '#browser/packs/list-packs.ts'
import { withCount } from '../pack-words.ts'

/** Who may see a pack, in a few words. */
export function stateOf({ card }: OwnPackFile): string {
  if (!card) return 'Just saved'
  if (card.isDraft) return 'Draft'
  if (card.isHidden) return card.hidden?.reason ? 'Hidden by this site' : 'Hidden: it was reported'
  return card.isListed ? 'In Packs by players' : 'Published by link'
}

/** What is in a pack, and how it fares. */
export function countsOf({ card }: OwnPackFile): string[] {
  if (!card) return []
  const prompts = withCount(card.promptCount, 'prompt')
  if (card.isDraft) return [prompts]
  return [prompts, withCount(card.likes, 'like'), withCount(card.plays, 'play')]
}
