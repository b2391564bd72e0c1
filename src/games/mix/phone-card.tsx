import type { ComponentType } from 'react'
import { PhonePlay as CategoryPlay } from '#games/category/phone-play.tsx'
import { CardPhone as CharadesPlay } from '#games/charades/card-phone.tsx'
import { PhonePlay as LettersPlay } from '#games/country-island-city/phone-play.tsx'
import { PhonePlay as LikelyPlay } from '#games/most-likely-to/phone-play.tsx'
import { PhonePlay as NeverPlay } from '#games/never-have-i-ever/phone-play.tsx'
import type { OwnPhone } from '#games/parts/play-props.ts'
import { PhonePlay as TruthPlay } from '#games/truth-or-dare/phone-play.tsx'
import { asIn, type CardScreens, type MixProps, propsIn } from './mix-props.ts'
import { PhoneCounted } from './phone-counted.tsx'
import type { CardView, CardViewOf } from './rules-state.ts'
import { lettersView } from './views-of-cards.ts'

type OwnMix = MixProps & { own: OwnPhone }

const screens: CardScreens<{ own: OwnPhone }> = {
  'never-have-i-ever': NeverPlay,
  'truth-or-dare': TruthPlay,
  'most-likely-to': LikelyPlay,
  charades: CharadesPlay,
  category: CategoryPlay,
}

/** The screens of the card's game, on a phone of one's own. */
export function PhoneCard({ card, ...play }: OwnMix & { card: CardView }) {
  if (card.game === 'country-island-city') return <Letters play={play} card={card} />
  const Game = screens[card.game] as ComponentType<object>
  return <Game {...propsIn(play, card)} />
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
