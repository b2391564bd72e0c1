import { capitalised, countWord } from '#domain/table/amount.ts'
import type { Game } from '#games/define-game.ts'

/** Label and note of the button; null when the table is complete. */
export function seatsNeeded(
  { min, max }: Game['players'],
  count: number,
): { label: string; note: string } | null {
  const missing = min - count
  const tooMany = count - max
  if (missing > 0) {
    return { label: 'Who plays?', note: `${countWord(missing)} more and the curtain opens` }
  }
  if (tooMany <= 0) return null
  return {
    label: `${capitalised(countWord(max))} at most`,
    note: `who sits ${tooMany === 1 ? 'this one' : 'these'} out?`,
  }
}
