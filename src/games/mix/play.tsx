import { Play as CategoryPlay } from '#games/category/play.tsx'
import { options as categoryOptions } from '#games/category/rules-state.ts'
import { CardScreen as CharadesScreen } from '#games/charades/card-screen.tsx'
import { Play as LikelyPlay } from '#games/most-likely-to/play.tsx'
import { options as likelyOptions } from '#games/most-likely-to/rules-options.ts'
import { Play as NeverPlay } from '#games/never-have-i-ever/play.tsx'
import { options as neverOptions } from '#games/never-have-i-ever/rules-options.ts'
import { LiveRegion } from '#games/parts/live-region.tsx'
import { findGame } from '#games/registry.ts'
import { Play as TruthPlay } from '#games/truth-or-dare/play.tsx'
import { options as truthOptions } from '#games/truth-or-dare/rules-options.ts'
import { InForce } from './in-force.tsx'
import { LetterScreen } from './letter-screen.tsx'
import { asIn, type MixProps } from './mix-props.ts'
import { RuleScreen } from './rule-screen.tsx'
import { categoryView, likelyView, neverView, truthView } from './views-of-cards.ts'

/** Each card has the cloth, crest and screens of its game. */
export function Play(play: MixProps) {
  const { card } = play.view
  const home = card.game && card.game !== 'vote' ? findGame(card.game) : null
  const game = home ? { ...play.game, crest: home.crest } : play.game
  return (
    <LiveRegion>
      <div className={home ? `cloth-${home.cloth}` : undefined}>
        <InForce play={play}>
          <Screen {...play} game={game} />
        </InForce>
      </div>
    </LiveRegion>
  )
}

function Screen(play: MixProps) {
  const { card } = play.view
  switch (card.game) {
    case null:
      return <RuleScreen {...play} card={card} />
    case 'vote':
      // With a phone each only.
      return null
    case 'never-have-i-ever': {
      const view = neverView(play.view, card, true)
      return <NeverPlay {...asIn(play, card)} view={view} options={neverOptions.defaults} />
    }
    case 'truth-or-dare': {
      const view = truthView(play.view, card)
      return <TruthPlay {...asIn(play, card)} view={view} options={truthOptions.defaults} />
    }
    case 'most-likely-to': {
      const view = likelyView(play.view, card)
      return <LikelyPlay {...asIn(play, card)} view={view} options={likelyOptions.defaults} />
    }
    case 'charades':
      return <CharadesScreen {...asIn(play, card)} />
    case 'category': {
      const view = categoryView(play.view, card)
      return <CategoryPlay {...asIn(play, card)} view={view} options={categoryOptions.defaults} />
    }
    case 'country-island-city':
      return <LetterScreen {...play} card={card} />
  }
}
