import { listNames } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'

/** Who wrote nothing that stood. */
export function emptyWords(payers: readonly Seat[], players: readonly Player[]): string {
  return payers.length === 0 ? 'Everybody had one.' : `Nothing from ${listNames(players, payers)}.`
}
