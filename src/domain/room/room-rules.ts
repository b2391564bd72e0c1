import type { GameRules } from '../table/game-rules.ts'
import type { TableState } from '../table/seating.ts'

export type RoomMove = { type: string }

/** A game as a room plays it. */
export type RoomRules = {
  rules: GameRules<TableState, RoomMove, unknown, unknown>
  /** Never throws. */
  readOptions: (sent: unknown) => unknown
  players: { min: number; max: number }
}
