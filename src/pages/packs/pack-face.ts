import type { PackGameSlug } from '#domain/packs/pack-kinds.ts'
import { gameOf, iconOf } from '#domain/packs/tags.ts'
import type { Cloth, PackGame } from '#games/define-game.ts'
import { findPackGame } from '#games/registry.ts'

/** The game whose way of asking a pack follows, by its tags. */
export function packGameOf(tags: readonly string[]): PackGame | null {
  const slug = gameOf(tags)
  return slug && findPackGame(slug)
}

/** How a pack is known at a glance: its cloth, and its icon or the crest of its game. */
export type PackFace = { cloth: Cloth; crest: string; icon: string | null }

/** The face of a pack, by its card or by its tags. */
export function packFace(
  pack: { game: PackGameSlug | null; icon: string | null } | { tags: readonly string[] },
): PackFace {
  const isCard = 'game' in pack
  const slug = isCard ? pack.game : gameOf(pack.tags)
  const game = slug === null ? null : findPackGame(slug)
  return {
    cloth: game?.cloth ?? 'mustard',
    crest: game?.crest ?? 'mix',
    icon: isCard ? pack.icon : iconOf(pack.tags),
  }
}
