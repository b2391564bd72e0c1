import { capitalised, countWord } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { seatBefore } from '#domain/table/presence.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import type { PhoneProps } from './phone-props.ts'

/** When it is this phone's turn: after whom, or at any throw. */
export function YourPlace({ view, players, viewer, own }: PhoneProps) {
  const there = useSeatsHere(players).filter((seat) => !own.away.includes(seat))
  if (typeof viewer !== 'number' || !there.includes(viewer)) return null
  if (view.isThrown) {
    return <DockStatus title="It may be you">The next one is whoever gets it.</DockStatus>
  }
  const steps = there.indexOf(viewer) - there.indexOf(view.turn)
  const between = (steps - 1 + there.length) % there.length
  return (
    <DockStatus title={`You are after ${nameOf(players, seatBefore(there, viewer))}`}>
      {between === 0
        ? 'You are next.'
        : `${capitalised(countWord(between))} more, then it is your turn.`}
    </DockStatus>
  )
}
