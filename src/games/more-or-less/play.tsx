import { LiveRegion } from '#games/parts/live-region.tsx'
import { Bet } from './bet.tsx'
import { Guess } from './guess.tsx'
import type { MoreOrLessProps } from './play-props.ts'
import { Reveal } from './reveal.tsx'
import { Sides } from './sides.tsx'

export function Play(play: MoreOrLessProps) {
  return (
    <LiveRegion>
      <Phase {...play} />
    </LiveRegion>
  )
}

function Phase(play: MoreOrLessProps) {
  switch (play.view.phase) {
    case 'sides':
      return <Sides {...play} />
    case 'guess':
      return <Guess {...play} />
    case 'bet':
      return <Bet {...play} />
    case 'reveal':
      return <Reveal {...play} />
  }
}
