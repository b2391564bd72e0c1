import { capitalised, countWord } from '#domain/table/amount.ts'
import { listNames } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'

const mostNamed = 3

/** Who wrote nothing that stood. */
export function emptyWords(payers: readonly Seat[], players: readonly Player[]): string {
  if (payers.length > mostNamed) {
    return `${capitalised(countWord(payers.length))} of you have nothing that counts.`
  }
  return payers.length === 0 ? 'Everybody had one.' : `Nothing from ${listNames(players, payers)}.`
}
