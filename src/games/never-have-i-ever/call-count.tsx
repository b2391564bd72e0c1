import { CallRow } from '#games/parts/call-row.tsx'
import { useMixed } from '#games/parts/mixed.ts'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import type { PhoneProps } from './phone-props.ts'
import { callChoices, callOf } from './rules-call-bands.ts'

/** The call: how many have, this phone's own player included. Secret until the answers are in. */
export function CallCount({ play }: { play: Pick<PhoneProps, 'view' | 'players' | 'send'> }) {
  const { view, players, send } = play
  const isMixed = useMixed() !== null
  const seats = useSeatsHere(players)
  return (
    <CallRow
      label="How many have?"
      note={isMixed ? 'right: a point off; wrong: one more' : 'a point if right'}
      choices={callChoices(seats.length)}
      chosen={view.call === null ? null : callOf(view.call, seats.length)}
      onChoose={(count) => send({ type: 'call', count })}
    />
  )
}
