import type { Room } from '#domain/room/room.ts'
import type { RoomRules } from '#domain/room/room-rules.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import { isGameSlug, loadRoomRules } from '#games/room-rules.ts'

const loaded = new Map<GameSlug, RoomRules>()

export async function requireRules(slug: GameSlug): Promise<RoomRules> {
  const known = loaded.get(slug)
  if (known) return known
  const rules = await loadRoomRules(slug)
  loaded.set(slug, rules)
  return rules
}

/** Null in the lobby, and before `requireRules`. */
export function rulesOf({ game }: Pick<Room, 'game'>): RoomRules | null {
  return game ? (loaded.get(game.slug) ?? null) : null
}

/** `newer`: the game was saved by rules this process does not have. */
export async function upgradeRoom(room: Room): Promise<Room | 'newer'> {
  const { game } = room
  if (!game) return room
  // Of a game that came with a newer build.
  if (!isGameSlug(game.slug)) return 'newer'
  const { rules } = await requireRules(game.slug)
  if (game.rulesVersion === rules.version) return room
  if (game.rulesVersion > rules.version) return 'newer'
  const state = upgrade()
  // Seats are kept; the game is not.
  if (!state) return { ...room, pick: game.slug, game: null, former: null }
  return { ...room, former: null, game: { ...game, state, rulesVersion: rules.version } }

  function upgrade() {
    try {
      return (game && rules.upgrade?.(game.state, game.rulesVersion)) ?? null
    } catch {
      return null
    }
  }
}

/** @throws RangeError before `requireRules` */
export function requireLoaded(slug: GameSlug): RoomRules {
  const rules = loaded.get(slug)
  if (!rules) throw new RangeError(`Rules of ${slug} are not loaded`)
  return rules
}
