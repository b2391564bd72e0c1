import type { ComponentType } from 'react'
import { ScreenView as CategoryView } from '#games/category/screen-view.tsx'
import { CardScreenView as CharadesView } from '#games/charades/card-screen-view.tsx'
import { ScreenView as LettersView } from '#games/country-island-city/screen-view.tsx'
import { ScreenView as LikelyView } from '#games/most-likely-to/screen-view.tsx'
import { ScreenView as NeverView } from '#games/never-have-i-ever/screen-view.tsx'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import { ScreenView as TruthView } from '#games/truth-or-dare/screen-view.tsx'
import type { CardView } from './rules-state.ts'
import { ScreenCounted } from './screen-counted.tsx'
import type { MixScreen } from './screen-props.ts'
import { type GameOf, gameOf, lettersView, type WholeGame } from './views-of-cards.ts'

const screens: {
  readonly [G in WholeGame]: ComponentType<ScreenProps<GameOf<G>['view'], GameOf<G>['options']>>
} = {
  'never-have-i-ever': NeverView,
  'truth-or-dare': TruthView,
  'most-likely-to': LikelyView,
  charades: CharadesView,
  category: CategoryView,
}

/** The TV of the card's game. */
export function ScreenCard({ card, ...screen }: MixScreen & { card: CardView }) {
  if (card.game === 'country-island-city') {
    const view = lettersView(screen.view, card)
    if (!view) return <ScreenCounted {...screen} card={card} />
    return <LettersView {...screen} view={view} options={view.options} />
  }
  const Game = screens[card.game] as ComponentType<object>
  return <Game {...screen} {...gameOf(screen.view, card, false)} />
}
