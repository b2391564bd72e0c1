import type { PackGameSlug } from '#domain/packs/pack-kinds.ts'
import { findPackGame } from '#games/registry.ts'

/** The placeholder of an empty prompt; `null` for a pack of no game. */
export function promptExample(game: PackGameSlug | null): string {
  return (game && findPackGame(game)?.example) ?? 'Who still owes {other} a favour?'
}
