import { isRunning } from '#domain/table/clock.ts'
import { LiveRegion } from '#games/parts/live-region.tsx'
import type { PlayProps } from '#games/parts/play-props.ts'
import { PhoneActing } from './phone-acting.tsx'
import { PhoneList } from './phone-list.tsx'
import { type PhoneProps, roleOf } from './phone-props.ts'
import { PhoneReady } from './phone-ready.tsx'
import { PhoneResting } from './phone-resting.tsx'
import { PhoneSides } from './phone-sides.tsx'
import { PhoneSteal } from './phone-steal.tsx'
import { PhoneWatching } from './phone-watching.tsx'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'

/** On a player's own phone. */
export function PhonePlay({ own, ...play }: PlayProps<View, Move, Options>) {
  if (!own) return null
  return (
    <LiveRegion>
      <Phase {...play} own={own} />
    </LiveRegion>
  )
}

function Phase(play: PhoneProps) {
  const { phase, clock, round } = play.view
  switch (phase) {
    case 'teams':
      return <PhoneSides {...play} />
    case 'ready':
      return <PhoneReady key={round} {...play} />
    case 'running':
      if (clock && !isRunning(clock)) return <PhoneResting {...play} clock={clock} />
      return roleOf(play) === 'actor' ? <PhoneActing {...play} /> : <PhoneWatching {...play} />
    case 'steal':
      return <PhoneSteal {...play} />
    case 'list':
      return <PhoneList key={round} {...play} />
  }
}
