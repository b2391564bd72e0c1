import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import {
  openRoomSession,
  type RoomSession,
  type RoomState,
  type RoomVisitor,
} from '#browser/room/room-session.ts'
import type { RoomSheetName } from './room-sheet-name.ts'

const noState = () => null
const never = () => () => {}

/** Opens the session after hydration, and closes it with the page. */
export function useRoomSession({ code, as, token }: RoomVisitor): {
  session: RoomSession | null
  state: RoomState | null
} {
  const [session, setSession] = useState<RoomSession | null>(null)
  useEffect(() => {
    const opened = openRoomSession({ code, as, token })
    setSession(opened)
    return () => opened.close()
  }, [code, as, token])
  const state = useSyncExternalStore(
    session?.subscribe ?? never,
    session?.current ?? noState,
    noState,
  )
  return { session, state }
}

export type SeatedRoom = {
  session: RoomSession
  state: RoomState & { room: NonNullable<RoomState['room']> }
  /** This phone's seat, and what it is called. */
  seat: number
  name: string
  token: string
  isHost: boolean
  openSheet: (sheet: RoomSheetName) => void
}

export const SeatedRoomContext = createContext<SeatedRoom | null>(null)

/** @throws outside a room */
export function useSeatedRoom(): SeatedRoom {
  const room = use(SeatedRoomContext)
  if (!room) throw new Error('Not in a room')
  return room
}

const toastAfterMs = 4000
const screenAfterMs = 10_000

/** Under 4 s of silence nothing is said; then a toast, after 10 s a screen. */
export function useLostStage(lostSinceMs: number | null): 'fine' | 'toast' | 'screen' {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    if (lostSinceMs === null) return
    const look = () => setNowMs(Date.now())
    const timers = [toastAfterMs, screenAfterMs].map((ms) =>
      setTimeout(look, lostSinceMs + ms - Date.now()),
    )
    return () => timers.forEach(clearTimeout)
  }, [lostSinceMs])
  if (lostSinceMs === null) return 'fine'
  const lostMs = nowMs - lostSinceMs
  return lostMs >= screenAfterMs ? 'screen' : lostMs >= toastAfterMs ? 'toast' : 'fine'
}
