import type { PackCard } from '#contract/packs.ts'
import type { CustomPack } from '#domain/packs/custom-pack.ts'
import { gameOf, iconOf, isDraft, ownTags, visibilityOf } from '#domain/packs/tags.ts'

export function cardOfPack({ metadata, prompts, likes, plays, lastUpdated }: CustomPack): PackCard {
  const { id, name, description, author, explicit, alcohol, tags } = metadata
  return {
    id,
    name,
    description,
    author,
    explicit,
    alcohol,
    likes,
    plays,
    tags: ownTags(tags),
    game: gameOf(tags),
    icon: iconOf(tags),
    promptCount: prompts.length,
    updatedAt: lastUpdated,
    isListed: !isDraft(tags) && visibilityOf(tags) !== 'unlisted',
    publishedAt: isDraft(tags) ? null : metadata.creation_date,
  }
}
