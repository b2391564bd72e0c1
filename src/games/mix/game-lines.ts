import { nameOf } from '#domain/table/names.ts'
import type { Player } from '#domain/table/players.ts'
import type { MixedGame } from './rules-options.ts'
import type { View } from './rules-state.ts'

/** One line that says what to do, before the buttons wake. */
export function lineOf(
  game: MixedGame,
  { turn }: Pick<View, 'turn'>,
  players: readonly Player[],
): string {
  const name = nameOf(players, turn)
  switch (game) {
    case 'never-have-i-ever':
      return 'Answer for yourself. Then call how many have.'
    case 'truth-or-dare':
      return `${name} chooses. The others guess which.`
    case 'most-likely-to':
      return 'Vote for one. Then call your own votes.'
    case 'charades':
      return `${name} acts. The first to buzz guesses.`
    case 'category':
      return `${name} starts. Name one in time.`
    case 'country-island-city':
      return 'One letter, one column, twenty seconds.'
  }
}
