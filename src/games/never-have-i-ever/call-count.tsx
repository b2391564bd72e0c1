import { CallRow } from '#games/parts/call-row.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import type { PhoneProps } from './phone-props.ts'

/** The call: how many have, this phone's own player included. Secret until the answers are in. */
export function CallCount({ play }: { play: Pick<PhoneProps, 'view' | 'players' | 'send'> }) {
  const { view, players, send } = play
  const counts = [...Array(useSeatsHere(players).length + 1).keys()]
  return (
    <CallRow
      label="How many have?"
      note="a point if right"
      choices={counts.map((value) => ({ value, label: String(value) }))}
      chosen={view.call}
      onChoose={(count) => send({ type: 'call', count })}
    />
  )
}
