import type { Player } from '#domain/table/players.ts'
import {
  type HowPlayed,
  noPlays,
  readPlays,
  changePlays as withChange,
} from '#domain/table/plays.ts'
import { savedValue } from '../storage/saved-value.ts'
import { savedPlayers } from './players.ts'

/** How each player of this phone plays. */
export const savedPlays = savedValue('plays', readPlays)

export { noPlays }

/** @param atTable who plays, where a game runs */
export function changePlays(
  player: Player,
  change: HowPlayed,
  atTable: readonly Player[] = [],
): void {
  savedPlays.set(withChange(savedPlays.get(), player, change, [...savedPlayers.get(), ...atTable]))
}
