import type { PlayProps } from '#games/parts/play-props.ts'
import type { MixedGame, Options } from './rules-options.ts'
import type { CardMove, CardViewOf, Move, View } from './rules-state.ts'
import { viewIn } from './views-of-cards.ts'

export type MixProps = PlayProps<View, Move, Options>

type MoveIn<G extends MixedGame> = Extract<CardMove, { game: G }>['move'] | { type: 'skip' }

/** What the screens of a card's own game get: its view, and moves that are made in it. */
export function asIn<G extends MixedGame, P extends MixProps = MixProps>(
  play: P,
  card: CardViewOf<G>,
) {
  return {
    ...play,
    view: viewIn(play.view, card),
    send: (move: MoveIn<G>) =>
      play.send(
        move.type === 'skip'
          ? { type: 'skip' }
          : ({ type: 'card', game: card.game, move } as CardMove),
      ),
  }
}
