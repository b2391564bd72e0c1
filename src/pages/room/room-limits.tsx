import type { ReactNode } from 'react'
import { RoomLimitsContext, type TableLimits } from '#games/shell/table-limits.ts'
import { useSeatedRoom } from './use-room.ts'

/** The room's spice in the place of the phone's; lines are left out by the server. */
export function RoomLimits({ children }: { children: ReactNode }) {
  const { session, state } = useSeatedRoom()
  const { spice, areAdults } = state.room
  const limits: TableLimits = {
    // A process of the version before sends none.
    limits: { spice: spice ?? 2, leftOut: [] },
    areAdults,
    setSpice: (step) => session.call({ do: 'spice', spice: step }),
    setLeftOut: null,
  }
  return <RoomLimitsContext value={limits}>{children}</RoomLimitsContext>
}
