import type { ComponentType } from 'react'
import { Play as CategoryPlay } from '#games/category/play.tsx'
import { CardScreen as CharadesPlay } from '#games/charades/card-screen.tsx'
import { Play as LikelyPlay } from '#games/most-likely-to/play.tsx'
import { Play as NeverPlay } from '#games/never-have-i-ever/play.tsx'
import { Play as TruthPlay } from '#games/truth-or-dare/play.tsx'
import { CardHome } from './card-home.tsx'
import { LetterScreen } from './letter-screen.tsx'
import { type CardScreens, type MixProps, propsIn } from './mix-props.ts'
import { RuleScreen } from './rule-screen.tsx'

const screens: CardScreens<object> = {
  'never-have-i-ever': NeverPlay,
  'truth-or-dare': TruthPlay,
  'most-likely-to': LikelyPlay,
  charades: CharadesPlay,
  category: CategoryPlay,
}

export function Play(play: MixProps) {
  return <CardHome play={play} Screen={Screen} />
}

function Screen(play: MixProps) {
  const { card } = play.view
  if (card.game === null) return <RuleScreen {...play} card={card} />
  // With a phone each only.
  if (card.game === 'vote') return null
  if (card.game === 'country-island-city') return <LetterScreen {...play} card={card} />
  const Game = screens[card.game] as ComponentType<object>
  return <Game {...propsIn(play, card)} />
}
