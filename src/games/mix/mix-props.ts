import type { ComponentType } from 'react'
import type { PlayProps } from '#games/parts/play-props.ts'
import type { MixedGame, Options } from './rules-options.ts'
import type { CardMove, CardViewOf, Move, View } from './rules-state.ts'
import { type GameOf, gameOf, viewIn, type WholeGame } from './views-of-cards.ts'

export type MixProps = PlayProps<View, Move, Options>

type MoveIn<G extends MixedGame> = Extract<CardMove, { game: G }>['move'] | { type: 'skip' }
type CardProps<G extends WholeGame> = PlayProps<GameOf<G>['view'], MoveIn<G>, GameOf<G>['options']>

/** The screens of each card's own game, for a phone. */
export type CardScreens<Own> = {
  readonly [G in WholeGame]: ComponentType<CardProps<G> & Own>
}

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

export function propsIn<G extends WholeGame>(play: MixProps, card: CardViewOf<G>): CardProps<G> {
  return { ...asIn(play, card), ...gameOf(play.view, card, !play.own) }
}
