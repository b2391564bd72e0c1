import { capitalised, countWord } from '#domain/table/amount.ts'
import { listNames } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'

/** A server of the build before does not count wrong ones. */
type Guesses = { knew: readonly Seat[]; wrongCalls: number | undefined }

/**
 * “Mia knew. Two guessed wrong.” Right guesses are named, wrong ones counted; empty without guesses.
 * @param maxNames more than these are counted, where room is short
 */
export function guessLine(
  { knew, wrongCalls = 0 }: Guesses,
  players: readonly Player[],
  maxNames = 4,
): string {
  const who =
    knew.length > maxNames
      ? `${capitalised(countWord(knew.length))} of you`
      : listNames(players, knew)
  const right = knew.length > 0 ? `${who} knew.` : ''
  if (wrongCalls === 0) return right
  const wrong = `${capitalised(countWord(wrongCalls))} guessed wrong.`
  return right ? `${right} ${wrong}` : wrong
}
