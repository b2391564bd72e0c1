import type { RoomSession, RoomState } from '#browser/room/room-session.ts'
import type { RoomView } from '#contract/room-view.ts'

const nothing = () => {}

/** A phone's connection as a test sets it. */
export function fakeSession(state: RoomState): RoomSession {
  return {
    subscribe: () => nothing,
    current: () => state,
    move: nothing,
    call: nothing,
    tap: nothing,
    say: nothing,
    retry: nothing,
    dismissNotice: nothing,
    close: nothing,
  }
}

export function stateOf(room: RoomView | null, seat: number | null, more = {}): RoomState {
  return {
    seat,
    room,
    isKnocking: false,
    lostSinceMs: null,
    offsetMs: 0,
    goodbye: null,
    tapped: [],
    notice: null,
    isOutdated: false,
    ...more,
  }
}

/** What the page under test is connected by; null before its session is open. */
export const connected: { session: RoomSession | null; state: RoomState | null } = {
  session: null,
  state: null,
}
