import { PhonePlay as CategoryPlay } from '#games/category/phone-play.tsx'
import { options as categoryOptions } from '#games/category/rules-state.ts'
import { CardPhone as CharadesPhone } from '#games/charades/card-phone.tsx'
import { PhonePlay as LettersPlay } from '#games/country-island-city/phone-play.tsx'
import { PhonePlay as LikelyPlay } from '#games/most-likely-to/phone-play.tsx'
import { options as likelyOptions } from '#games/most-likely-to/rules-options.ts'
import { PhonePlay as NeverPlay } from '#games/never-have-i-ever/phone-play.tsx'
import { options as neverOptions } from '#games/never-have-i-ever/rules-options.ts'
import type { OwnPhone } from '#games/parts/play-props.ts'
import { PhonePlay as TruthPlay } from '#games/truth-or-dare/phone-play.tsx'
import { options as truthOptions } from '#games/truth-or-dare/rules-options.ts'
import { asIn, type MixProps } from './mix-props.ts'
import { PhoneCounted } from './phone-counted.tsx'
import type { CardView, CardViewOf } from './rules-state.ts'
import { categoryView, lettersView, likelyView, neverView, truthView } from './views-of-cards.ts'

type OwnMix = MixProps & { own: OwnPhone }

/** The screens of the card's game, on a phone of one's own. */
export function PhoneCard({ card, ...play }: OwnMix & { card: CardView }) {
  const { view } = play
  switch (card.game) {
    case 'never-have-i-ever':
      return (
        <NeverPlay
          {...asIn(play, card)}
          view={neverView(view, card, false)}
          options={neverOptions.defaults}
        />
      )
    case 'truth-or-dare':
      return (
        <TruthPlay
          {...asIn(play, card)}
          view={truthView(view, card)}
          options={truthOptions.defaults}
        />
      )
    case 'most-likely-to':
      return (
        <LikelyPlay
          {...asIn(play, card)}
          view={likelyView(view, card)}
          options={likelyOptions.defaults}
        />
      )
    case 'charades':
      return <CharadesPhone {...asIn(play, card)} />
    case 'category':
      return (
        <CategoryPlay
          {...asIn(play, card)}
          view={categoryView(view, card)}
          options={categoryOptions.defaults}
        />
      )
    case 'country-island-city':
      return <Letters play={play} card={card} />
  }
}

/** Moves of a letter alone: stopping, liking and marking belong to the whole game. */
const letterMoves = ['draft', 'done', 'doubt', 'stand', 'skip'] as const

type LettersProps = { play: OwnMix; card: CardViewOf<'country-island-city'> }
type LetterMove = Parameters<ReturnType<typeof asIn<'country-island-city'>>['send']>[0]

function Letters({ play, card }: LettersProps) {
  const own = asIn(play, card)
  const view = lettersView(play.view, card)
  if (!view) return <PhoneCounted {...play} card={card} />
  return (
    <LettersPlay
      {...own}
      view={view}
      options={view.options}
      send={(move) => {
        if (letterMoves.some((type) => type === move.type)) own.send(move as LetterMove)
      }}
    />
  )
}
