import type { AudienceTap, RepeatedTap } from '#contract/room-messages.ts'
import { type KeptTap, keepTap, timeOfRepeatedTap, timeOfTap } from '#domain/room/audience-taps.ts'
import { findQuestion } from '#domain/table/audience.ts'
import { type RoomConnection, sendTo } from './connection.ts'
import { askOfRoom, maySay, tapOf } from './crowd.ts'
import type { LiveRoom } from './live-room.ts'
import type { Rooms } from './open-rooms.ts'

type Deps = { rooms: Pick<Rooms, 'publishCrowd'>; now: () => number }
type Tapping = { live: LiveRoom; connection: RoomConnection }

/** One a question for each phone or seat, changeable until it closes. Nothing is saved. */
export function takeTap(deps: Deps, tapping: Tapping, { ask, choice }: AudienceTap): void {
  const { live, connection } = tapping
  const asked = askOfRoom(live)
  const isOpen = asked?.id === ask && !asked.isClosed && asked.offers.includes(choice)
  const nowMs = deps.now()
  if (maySay(live, connection) && isOpen) {
    const atMs = timeOfTap(tapOf(live, connection, ask, nowMs), nowMs)
    keep(deps, tapping, { ask, choice, atMs })
  }
  answer(tapping, ask, nowMs)
}

/** From a phone that is back: what it tapped counts also where its question has closed or waits. */
export function takeTapAgain(deps: Deps, tapping: Tapping, tap: RepeatedTap): void {
  const { live, connection } = tapping
  const { ask, choice, atMs } = tap
  const isOffered = findQuestion(askOfRoom(live), ask)?.offers.includes(choice)
  const nowMs = deps.now()
  if (maySay(live, connection) && isOffered) {
    keep(deps, tapping, { ask, choice, atMs: timeOfRepeatedTap(atMs, nowMs) })
  }
  answer(tapping, ask, nowMs)
}

function keep({ rooms }: Deps, { live, connection }: Tapping, tap: KeptTap): void {
  connection.taps = keepTap(connection.taps, tap, askOfRoom(live))
  rooms.publishCrowd(live)
}

/** To the other tabs of the seat too: they show what counts. */
function answer({ live, connection }: Tapping, ask: string, nowMs: number): void {
  const tap = tapOf(live, connection, ask, nowMs)
  const { seat } = connection
  for (const tab of live.connections) {
    if (tab !== connection && (seat === null || tab.seat !== seat)) continue
    sendTo(tab, {
      type: 'tapped',
      ask,
      choice: tap?.choice ?? null,
      ...(tap && { atMs: tap.atMs }),
    })
  }
}
