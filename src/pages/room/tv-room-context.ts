import { createContext, use } from 'react'
import type { RoomSession } from '#browser/room/room-session.ts'
import type { RoomView } from '#contract/room-view.ts'

type TvRoomValue = { session: RoomSession; room: RoomView; offsetMs: number }

export const TvRoomContext = createContext<TvRoomValue | null>(null)

/** @throws outside a TV's room */
export function useTvRoom(): TvRoomValue {
  const room = use(TvRoomContext)
  if (!room) throw new Error('Not on a TV')
  return room
}
