import type { OwnPhone } from '#games/parts/play-props.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import { CardHome } from './card-home.tsx'
import type { MixProps } from './mix-props.ts'
import { PhoneCard } from './phone-card.tsx'
import { PhoneIntro } from './phone-intro.tsx'
import { PhoneNextGame } from './phone-next-game.tsx'
import { RuleScreen } from './rule-screen.tsx'

/** On a player's own phone. */
export function PhonePlay({ own, ...play }: MixProps) {
  return own ? <CardHome play={{ ...play, own }} Screen={Screen} /> : null
}

function Screen(play: MixProps & { own: OwnPhone }) {
  const { card, wakesAtMs } = play.view
  const isAwake = useIsPast(wakesAtMs)
  if (card.game === null) return <RuleScreen {...play} card={card} />
  if (card.game === 'vote') return <PhoneNextGame {...play} card={card} />
  return isAwake ? <PhoneCard {...play} card={card} /> : <PhoneIntro {...play} slug={card.game} />
}
