import type { PlayProps } from '#games/parts/play-props.ts'
import type { MixedGame, Options } from './rules-options.ts'
import type { CardMove, CardViewOf, Move, View } from './rules-state.ts'

export type MixProps = PlayProps<View, Move, Options>

type MoveIn<G extends MixedGame> = Extract<CardMove, { game: G }>['move'] | { type: 'skip' }

/** What the screens of a card's own game get: its view, and moves that are made in it. */
export function asIn<G extends MixedGame>(play: MixProps, card: CardViewOf<G>) {
  const { turn, round, cards } = play.view
  return {
    ...play,
    view: { turn, round, rounds: cards, ...card.view },
    send: (move: MoveIn<G>) =>
      play.send(
        move.type === 'skip'
          ? { type: 'skip' }
          : ({ type: 'card', game: card.game, move } as CardMove),
      ),
  }
}
