import { listNames } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import type { Viewer } from '#domain/table/seating.ts'
import type { OwnPhone } from '#games/parts/play-props.ts'
import { leadIn, type MostLikelyProps } from './play-props.ts'

export type PhoneProps = MostLikelyProps & { own: OwnPhone }

/** Between two, the question is which of them. */
export function leadFor(here: readonly Seat[]): string {
  return here.length === 2 ? 'Which of us is more likely to…' : leadIn
}

/** “Mia and Noah share the crown.” */
export function crownWords(
  players: readonly Player[],
  crowned: readonly Seat[],
  viewer: Viewer,
): string {
  const names = listNames(players, crowned)
  if (crowned.length === 0) return 'Nobody, then.'
  if (crowned.length > 1) return `${names} share the crown.`
  return crowned[0] === viewer ? 'You wear the crown.' : `${names} wears the crown.`
}
