import { type AudienceHeard, countTaps, shareOf } from '#domain/table/audience.ts'
import type { Player } from '#domain/table/players.ts'
import { choiceWords } from './audience-words.ts'

export type AudienceShare = { choice: string; label: string; share: number }

/** What the audience said, the largest share first. */
export function audienceShares(
  heard: AudienceHeard,
  players: readonly Player[],
): { taps: number; shares: AudienceShare[] } {
  const choices = Object.keys(heard.taps)
  const shares = choices
    .map((choice) => ({
      choice,
      label: choiceWords(heard, choice, players),
      share: shareOf(heard.taps, choice),
    }))
    .sort((one, other) => other.share - one.share)
  return { taps: countTaps(heard.taps), shares }
}

/** “41 in the audience”. */
export function audienceCount(taps: number): string {
  return `${taps} in the audience`
}
