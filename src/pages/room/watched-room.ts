import { createContext, use } from 'react'
import type { RoomSession, RoomState } from '#browser/room/room-session.ts'
import type { RoomView } from '#contract/room-view.ts'

export type WatchedRoom = {
  session: RoomSession
  state: RoomState
  room: RoomView
  openSheet: () => void
}

export const WatchedRoomContext = createContext<WatchedRoom | null>(null)

/** @throws outside a room that is watched */
export function useWatchedRoom(): WatchedRoom {
  const room = use(WatchedRoomContext)
  if (!room) throw new Error('Not watching a room')
  return room
}
