import type { PackGameSlug } from '#domain/packs/pack-kinds.ts'
import { gameOf, iconOf } from '#domain/packs/tags.ts'
import type { Cloth, PackGame } from '#games/define-game.ts'
import { findPackGame } from '#games/registry.ts'

export function packGameOf(tags: readonly string[]): PackGame | null {
  const slug = gameOf(tags)
  return slug && findPackGame(slug)
}

/** The cloth, and the icon or else the game's crest. */
export type PackFace = { cloth: Cloth; crest: string; icon: string | null }

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
