import { makeDueMove } from '#domain/room/play.ts'
import { roomDueAt, skippableAt } from '#domain/room/settle.ts'
import type { LiveRoom } from './live-room.ts'
import { pushViews } from './push-views.ts'
import type { RoomChange } from './room-change.ts'
import { rulesOf } from './room-rules.ts'

const maxTimerMs = 60_000
const againAfterMs = 1_000

type DueDeps = {
  now: () => number
  isStopped: () => boolean
  change: (id: string, change: RoomChange<null>) => Promise<{ version: number }>
}

export type DueTimer = {
  /** Sets the timer for what happens next without a message. */
  plan: (live: LiveRoom) => void
  /** Makes the moves that are due. */
  make: (live: LiveRoom) => void
}

const dueChange: RoomChange<null> = {
  apply(room, context) {
    const rules = rulesOf(room)
    return { room: rules ? makeDueMove(room, rules, context) : room, result: null }
  },
}

export function openDueTimer({ now, isStopped, change }: DueDeps): DueTimer {
  function plan(live: LiveRoom): void {
    stopDueTimer(live)
    const room = live.stored?.room
    if (!room || live.connections.size === 0 || isStopped()) return
    const nowMs = now()
    const nextMs = Math.min(roomDueAt(room, rulesOf(room)), skippableAt(room, nowMs))
    if (nextMs === Infinity) return
    live.dueAtMs = nextMs
    const delayMs = Math.min(maxTimerMs, Math.max(0, nextMs - nowMs))
    live.dueTimer = setTimeout(() => make(live), delayMs)
  }

  /** Moves by the clock, and views that change with it. */
  function make(live: LiveRoom): void {
    stopDueTimer(live)
    pushViews(live, now())
    const room = live.stored?.room
    if (!room || roomDueAt(room, rulesOf(room)) > now()) {
      plan(live)
      return
    }
    const versionBefore = live.stored?.version
    const planLater = () => {
      live.dueTimer ??= setTimeout(() => plan(live), againAfterMs)
    }
    change(live.id, dueChange).then(({ version }) => {
      // Rules that refuse their own move must not keep the processor busy.
      if (version === versionBefore) planLater()
    }, planLater)
  }

  return { plan, make }
}

export function stopDueTimer(live: LiveRoom): void {
  if (live.dueTimer) clearTimeout(live.dueTimer)
  live.dueTimer = null
  live.dueAtMs = Infinity
}
