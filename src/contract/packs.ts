import type { CurrentGame } from '#domain/packs/activation.ts'

/** A pack as shelves show it: everything but its prompts. */
export type PackCard = {
  id: string
  name: string
  description: string
  author: string
  /** Those that people gave; what the others mean is said by `game` and `icon`. */
  tags: string[]
  game: CurrentGame | null
  /** `collection:name`, or null. */
  icon: string | null
  explicit: boolean
  alcohol: boolean
  promptCount: number
  likes: number
  plays: number
  /** ISO date */
  updatedAt: string
  /** ISO date; null for a draft */
  publishedAt: string | null
}

/** What its maker sees besides. */
export type OwnPackCard = PackCard & { isDraft: boolean; isHidden: boolean }

export type PackPage<Card extends PackCard = PackCard> = {
  packs: Card[]
  /** Asks for the next page; null on the last. */
  nextCursor: string | null
}
