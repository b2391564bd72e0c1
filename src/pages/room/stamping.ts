import type { RoomSession } from '#browser/room/room-session.ts'
import type { RoomView } from '#contract/room-view.ts'
import { revealPauseMs, type Stamping } from '#games/parts/stamping.ts'

/** @param session of a seat; null where nobody may send one */
export function stampingOf(
  { table, screens }: RoomView,
  session: RoomSession | null,
): Stamping | null {
  if (!table?.stamps) return null
  const { revealedAtMs, counts, own } = table.stamps
  return {
    wakesAtMs: revealedAtMs + (screens > 0 ? revealPauseMs : 0),
    showsCounts: screens === 0,
    counts,
    own,
    ...(session && { onStamp: (stamp) => session.call({ do: 'stamp', revealedAtMs, stamp }) }),
  }
}
