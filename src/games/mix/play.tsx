import { LiveRegion } from '#games/parts/live-region.tsx'
import { findGame } from '#games/registry.ts'
import { CharadesScreen } from './charades-screen.tsx'
import { LikelyScreen } from './likely-screen.tsx'
import type { MixProps } from './mix-props.ts'
import { NeverScreen } from './never-screen.tsx'
import { RoundScreen } from './round-screen.tsx'
import { RuleScreen } from './rule-screen.tsx'
import { TruthScreen } from './truth-screen.tsx'

/** Each card has the cloth and crest of its game. */
export function Play(play: MixProps) {
  const { card } = play.view
  const home = card.game && findGame(card.game)
  const game = home ? { ...play.game, crest: home.crest } : play.game
  return (
    <LiveRegion>
      <div className={home ? `cloth-${home.cloth}` : undefined}>
        <Screen {...play} game={game} />
      </div>
    </LiveRegion>
  )
}

function Screen(play: MixProps) {
  const { card } = play.view
  switch (card.game) {
    case null:
      return <RuleScreen {...play} card={card} />
    case 'never-have-i-ever':
      return <NeverScreen {...play} card={card} />
    case 'truth-or-dare':
      return <TruthScreen {...play} card={card} />
    case 'most-likely-to':
      return <LikelyScreen {...play} card={card} />
    case 'charades':
      return <CharadesScreen {...play} card={card} />
    case 'category':
    case 'country-island-city':
      return <RoundScreen {...play} card={card} />
  }
}
