import type { RoomContext } from '#domain/room/play.ts'
import type { Room } from '#domain/room/room.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'

/**
 * Applied to the newest version of a room, and again to a newer one when another process was
 * faster, or when it is unknown whether a save took place: so it must be idempotent.
 */
export type RoomChange<Result> = {
  /** Rules that must be loaded. */
  needs?: GameSlug
  apply: (room: Room, context: RoomContext) => { room: Room; result: Result }
}

export class RoomGoneError extends Error {
  override name = 'RoomGoneError'
}

/** The game on the table is of newer rules: another process has them. */
export class NewerRulesError extends Error {
  override name = 'NewerRulesError'
}
