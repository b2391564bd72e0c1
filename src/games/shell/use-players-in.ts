import { useSaved, useSettings } from '#browser/storage/use-saved.ts'
import { noPlayers, savedPlayers } from '#browser/table/players.ts'
import { noPlays, savedPlays } from '#browser/table/plays.ts'
import type { Player } from '#domain/table/players.ts'
import { isDry, playersIn } from '#domain/table/plays.ts'

/** Of this phone's players, those who do not sit out. */
export function usePlayersIn(): readonly Player[] {
  const players = useSaved(savedPlayers, noPlayers)
  return playersIn(players, useSaved(savedPlays, noPlays))
}

/**
 * A table is sober by its switch, or because everybody at it plays for points.
 * @param ofTable the table's own switch; before there is one, the phone's counts
 */
export function useSober(
  ofTable: boolean | undefined,
  players: readonly Player[],
): { isSwitchedOn: boolean; sober: boolean } {
  const phone = useSettings()
  const plays = useSaved(savedPlays, noPlays)
  const isSwitchedOn = ofTable ?? phone.sober
  return { isSwitchedOn, sober: isSwitchedOn || isDry(players, plays) }
}
