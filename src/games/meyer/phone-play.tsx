import { noSeat, type PlayProps } from '#games/parts/play-props.ts'
import { CupGame } from './cup-game.tsx'
import { Deciding } from './deciding.tsx'
import { PhoneDeclaring } from './phone-declaring.tsx'
import { PhoneSettled } from './phone-settled.tsx'
import { PhoneWatching } from './phone-watching.tsx'
import type { MeyerProps } from './play-props.ts'
import { Rolling } from './rolling.tsx'
import type { Options } from './rules-options.ts'
import type { Move } from './rules-state.ts'
import type { View } from './rules-view.ts'
import { Toasted } from './toasted.tsx'

/** On a player's own phone: no covers, the cup is theirs while it is their turn. */
export function PhonePlay(play: PlayProps<View, Move, Options>) {
  return play.own ? <CupGame play={play} Turn={Turn} /> : null
}

function Turn(play: MeyerProps) {
  const { view, own, viewer } = play
  const { phase, round, turn, shown } = view
  // A key per turn: no state of the last turn is kept.
  const key = `${round} ${turn} ${phase}`
  if (!own) return null
  const phone = { ...play, own, viewer: typeof viewer === 'number' ? viewer : noSeat }
  if (phase === 'shown') return shown && <PhoneSettled key={key} {...phone} shown={shown} />
  if (phase === 'toast') return <Toasted {...play} />
  if (turn !== viewer) return <PhoneWatching key={key} {...phone} />
  if (phase === 'roll') return <Rolling key={key} {...play} />
  return phase === 'declare' ? (
    <PhoneDeclaring key={key} {...play} />
  ) : (
    <Deciding key={key} {...play} />
  )
}
