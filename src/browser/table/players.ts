import { type Player, readPlayers } from '#domain/table/players.ts'
import { savedValue } from '../storage/saved-value.ts'

/** Typed once, used by every game. */
export const savedPlayers = savedValue<readonly Player[]>('players', readPlayers)

export const noPlayers: readonly Player[] = []
