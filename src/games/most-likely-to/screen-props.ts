import { countWord } from '#domain/table/amount.ts'
import { type AudienceHeard, shareOf } from '#domain/table/audience.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Player } from '#domain/table/players.ts'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import type { Options } from './rules-options.ts'
import type { View } from './rules-state.ts'

export type Screen = ScreenProps<View, Options>

/** Under the crowned names: “wears the crown. 4 of 7 votes.” */
export function crownLine({ crowned, votes }: View, here: number): string {
  const all = (votes ?? []).reduce((sum, count) => sum + count, 0)
  const most = votes?.[crowned[0] ?? 0] ?? 0
  if (crowned.length === 0) return 'Not one vote. A blameless table, for now.'
  if (here === 2) return crowned.length === 1 ? 'You agree: a point each.' : 'You do not agree.'
  if (crowned.length > 1) return `share the crown. ${most} of ${all} votes each.`
  const isTied = (votes ?? []).filter((count) => count === most).length > 1
  if (isTied) return `wears the crown. ${most} votes each: the audience broke the tie.`
  return `wears the crown. ${most} of ${all} votes.`
}

/** “The audience says Noah.” Null where it is level, or says nothing. */
export function audienceLine(heard: AudienceHeard, players: readonly Player[]): string | null {
  const most = Math.max(...Object.values(heard.taps))
  const [favourite, ...others] = Object.keys(heard.taps).filter((seat) => heard.taps[seat] === most)
  return others.length === 0 ? `The audience says ${nameOf(players, Number(favourite))}.` : null
}

/** By seat, in per cent; null where nobody watches. */
export function audienceVotes(
  heard: AudienceHeard | null | undefined,
  players: readonly Player[],
): number[] | null {
  return heard ? players.map((_, seat) => shareOf(heard.taps, String(seat))) : null
}

/** “Mia had guessed none.” Null unless one alone wears the crown and had guessed wrong. */
export function crownedGuess({ crowned, guessed, knew }: View, players: readonly Player[]) {
  const [only] = crowned
  if (only === undefined || crowned.length > 1 || knew.includes(only)) return null
  const guess = guessed[only]
  if (guess === undefined) return null
  const words = guess === 0 ? 'none' : guess === 3 ? 'three or more' : countWord(guess)
  return `${nameOf(players, only)} had guessed ${words}.`
}
