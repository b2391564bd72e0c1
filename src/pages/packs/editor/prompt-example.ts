import type { PackGameSlug } from '#domain/packs/pack-kinds.ts'
import { findPackGame } from '#games/registry.ts'

/** What an empty prompt shows, in the way its game asks: `null` for a pack of no game. */
export function promptExample(game: PackGameSlug | null): string {
  return (game && findPackGame(game)?.example) ?? 'Who still owes {other} a favour?'
}
