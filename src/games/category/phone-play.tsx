import { LiveRegion } from '#games/parts/live-region.tsx'
import { PhoneDoubt } from './phone-doubt.tsx'
import { PhoneFall } from './phone-fall.tsx'
import { PhoneListen } from './phone-listen.tsx'
import type { PhoneProps } from './phone-props.ts'
import { PhoneReady } from './phone-ready.tsx'
import { PhoneTurn } from './phone-turn.tsx'
import type { CategoryProps } from './play-props.ts'

/** On a player's own phone. */
export function PhonePlay(play: CategoryProps) {
  if (!play.own) return null
  return (
    <LiveRegion>
      <Phase {...play} own={play.own} />
    </LiveRegion>
  )
}

function Phase(play: PhoneProps) {
  const { view, viewer } = play
  if (view.phase === 'challenged') return <PhoneDoubt {...play} />
  if (view.phase === 'settled') return <PhoneFall {...play} />
  if (view.phase === 'ready') return <PhoneReady {...play} />
  return view.turn === viewer ? <PhoneTurn {...play} /> : <PhoneListen {...play} />
}
