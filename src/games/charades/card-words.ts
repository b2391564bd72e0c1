import type { Seat } from '#domain/table/players.ts'
import type { CardView } from './card.ts'

/** “Mia knew it:” */
export function guessedBy(
  { guesser, isGuessed }: Pick<CardView, 'guesser' | 'isGuessed'>,
  name: (seat: Seat) => string,
): string {
  if (guesser !== null) return `${name(guesser)} knew it:`
  return isGuessed === null ? 'It was:' : 'Nobody knew it:'
}
