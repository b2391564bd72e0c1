import type { Player } from '#domain/table/players.ts'

/** Somebody who comes in the middle of a game. */
export const latePlayer: Player = { id: 'Eva', name: 'Eva' }
