import { options as categoryOptions } from '#games/category/rules-state.ts'
import { ScreenView as CategoryView } from '#games/category/screen-view.tsx'
import { CardScreenView as CharadesView } from '#games/charades/card-screen-view.tsx'
import { ScreenView as LettersView } from '#games/country-island-city/screen-view.tsx'
import { options as likelyOptions } from '#games/most-likely-to/rules-options.ts'
import { ScreenView as LikelyView } from '#games/most-likely-to/screen-view.tsx'
import { options as neverOptions } from '#games/never-have-i-ever/rules-options.ts'
import { ScreenView as NeverView } from '#games/never-have-i-ever/screen-view.tsx'
import { options as truthOptions } from '#games/truth-or-dare/rules-options.ts'
import { ScreenView as TruthView } from '#games/truth-or-dare/screen-view.tsx'
import type { CardView } from './rules-state.ts'
import { ScreenCounted } from './screen-counted.tsx'
import type { MixScreen } from './screen-props.ts'
import {
  categoryView,
  lettersView,
  likelyView,
  neverView,
  truthView,
  viewIn,
} from './views-of-cards.ts'

/** The TV of the card's game. */
export function ScreenCard({ card, ...screen }: MixScreen & { card: CardView }) {
  const { view, options: _, ...rest } = screen
  switch (card.game) {
    case 'never-have-i-ever':
      return (
        <NeverView {...rest} view={neverView(view, card, false)} options={neverOptions.defaults} />
      )
    case 'truth-or-dare':
      return <TruthView {...rest} view={truthView(view, card)} options={truthOptions.defaults} />
    case 'most-likely-to':
      return <LikelyView {...rest} view={likelyView(view, card)} options={likelyOptions.defaults} />
    case 'charades':
      return <CharadesView {...rest} view={viewIn(view, card)} options={null} />
    case 'category':
      return (
        <CategoryView
          {...rest}
          view={categoryView(view, card)}
          options={categoryOptions.defaults}
        />
      )
    case 'country-island-city': {
      const letters = lettersView(view, card)
      return letters ? (
        <LettersView {...rest} view={letters} options={letters.options} />
      ) : (
        <ScreenCounted {...screen} card={card} />
      )
    }
  }
}
