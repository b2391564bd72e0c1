import { LiveRegion } from '#games/parts/live-region.tsx'
import type { OwnPhone } from '#games/parts/play-props.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import { findGame } from '#games/registry.ts'
import { InForce } from './in-force.tsx'
import type { MixProps } from './mix-props.ts'
import { PhoneCard } from './phone-card.tsx'
import { PhoneIntro } from './phone-intro.tsx'
import { PhoneNextGame } from './phone-next-game.tsx'
import { RuleScreen } from './rule-screen.tsx'

/** On a player's own phone: each card has the cloth, crest and screens of its game. */
export function PhonePlay({ own, ...play }: MixProps) {
  const { card } = play.view
  const home = card.game && card.game !== 'vote' ? findGame(card.game) : null
  const game = home ? { ...play.game, crest: home.crest } : play.game
  if (!own) return null
  return (
    <LiveRegion>
      <div className={home ? `cloth-${home.cloth}` : undefined}>
        <InForce play={{ ...play, own }}>
          <Screen {...play} own={own} game={game} />
        </InForce>
      </div>
    </LiveRegion>
  )
}

function Screen(play: MixProps & { own: OwnPhone }) {
  const { card, wakesAtMs } = play.view
  const isAwake = useIsPast(wakesAtMs)
  if (card.game === null) return <RuleScreen {...play} card={card} />
  if (card.game === 'vote') return <PhoneNextGame {...play} card={card} />
  return isAwake ? <PhoneCard {...play} card={card} /> : <PhoneIntro {...play} slug={card.game} />
}
