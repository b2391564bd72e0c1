import type { RoomView } from '#contract/room-view.ts'
import { type Clock, endOf } from '#domain/table/clock.ts'
import { useIsBefore } from './use-is-before.ts'

/** Null once it is over, and while there is something on the table. */
export function useWater(room: RoomView | null, offsetMs: number): Clock | null {
  const clock = room?.table || room?.next || room?.phase === 'night' ? null : (room?.water ?? null)
  return useIsBefore(clock && endOf(clock), offsetMs) ? clock : null
}
