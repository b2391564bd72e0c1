import { LiveRegion } from '#games/parts/live-region.tsx'
import type { PlayProps } from '#games/parts/play-props.ts'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { Choice } from './choice.tsx'
import { PhoneCall } from './phone-call.tsx'
import { PhonePick } from './phone-pick.tsx'
import type { Role, RoleProps } from './phone-props.ts'
import { PhoneRate } from './phone-rate.tsx'
import { PhoneResult } from './phone-result.tsx'
import { PhoneSpin } from './phone-spin.tsx'
import { PhoneTask } from './phone-task.tsx'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'

/** On a player's own phone. */
export function PhonePlay(play: PlayProps<View, Move, Options>) {
  const { own, players, viewer, view } = play
  const isPlaying = useSeatsHere(players).some((seat) => seat === viewer)
  if (!own) return null
  const role: Role = !isPlaying ? 'watching' : viewer === view.turn ? 'turn' : 'other'
  // What a drink costs is this phone's own affair, also in the words of a task.
  const sober = play.sober || own.price === 'points'
  return (
    <LiveRegion>
      <Phase {...{ ...play, own, role, sober }} />
    </LiveRegion>
  )
}

function Phase(play: RoleProps) {
  const { view, role } = play
  switch (view.phase) {
    case 'spin':
      return <PhoneSpin {...play} />
    case 'choose':
    case 'draw':
      return role === 'turn' ? <Choice {...play} /> : <PhoneCall {...play} />
    case 'pick':
      return <PhonePick {...play} />
    case 'do':
      return <PhoneTask {...play} />
    case 'rate':
      return <PhoneRate {...play} />
    case 'over':
      return <PhoneResult {...play} />
  }
}
