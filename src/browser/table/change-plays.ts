import { changePlays as withChange } from '#domain/table/change-plays.ts'
import type { Player } from '#domain/table/players.ts'
import type { HowPlayed } from '#domain/table/plays.ts'
import { savedPlayers } from './players.ts'
import { savedPlays } from './plays.ts'

/** @param atTable who plays, where a game runs */
export function changePlays(
  player: Player,
  change: HowPlayed,
  atTable: readonly Player[] = [],
): void {
  savedPlays.set(withChange(savedPlays.get(), player, change, [...savedPlayers.get(), ...atTable]))
}
