import { LiveRegion } from '#games/parts/live-region.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import { PhonePlea } from './phone-plea.tsx'
import type { PhoneProps } from './phone-props.ts'
import { PhoneReveal } from './phone-reveal.tsx'
import { PhoneVerdict } from './phone-verdict.tsx'
import { PhoneVote } from './phone-vote.tsx'
import type { MostLikelyProps } from './play-props.ts'

/** On a player's own phone. */
export function PhonePlay(play: MostLikelyProps) {
  if (!play.own) return null
  return (
    <LiveRegion>
      <Phase {...play} own={play.own} />
    </LiveRegion>
  )
}

function Phase(play: PhoneProps) {
  const { phase, round, wakesAtMs } = play.view
  const isAwake = useIsPast(wakesAtMs)
  if (phase === 'vote') return <PhoneVote key={round} {...play} />
  if (phase === 'verdict') return <PhoneVerdict {...play} />
  // An appeal that opens by itself waits until the crown has been seen.
  if (phase === 'plea' && isAwake) return <PhonePlea {...play} />
  return <PhoneReveal key={round} {...play} isAwake={isAwake} />
}
