import type { Database } from '#server/db/database.ts'
import type { Log } from '#server/platform/observability/log.ts'
import { logThrottled } from '#server/platform/observability/log-throttled.ts'
import {
  type HintChannel,
  type HintHandlers,
  openNatsChannel,
  openNotifyChannel,
  type RoomCrowd,
} from './hint-channel.ts'
import type { Crowd } from './live-room.ts'
import { processDeadAfterMs, readProcesses } from './room-processes.ts'
import { readVersions } from './room-repository.ts'

/** Taps come in bursts. */
const gatherCrowdsMs = 100
const pollEveryMs = 1_500
/** A hint may be lost; a poll finds what it announced. */
const pollWithHintsEveryMs = 10_000
const heartbeatEveryMs = 3_000
export type HintDeps = {
  database: Database
  log: Log
  processId: string
  /** NATS in the place of NOTIFY. */
  hintsUrl: string | null
  /** Ids of the rooms this process works on. */
  liveRooms: () => string[]
  /** Another process saved this version; null: the room has ended. */
  onHint: (id: string, version: number | null) => void
  /** Who watches here; null for a room this process does not work on. */
  crowdOf: (id: string) => Crowd | null
  onCrowd: (from: string, id: string, crowd: Crowd) => void
}

export type Hints = {
  publish: (id: string, version: number) => void
  /** The room's audience here, or its taps, changed. */
  publishCrowd: (id: string) => void
  watch: (id: string) => void
  unwatch: (id: string) => void
  isProcessAlive: (id: string) => boolean
  stop: () => Promise<void>
}

/**
 * Tells other processes which rooms changed, after the commit and outside of any transaction:
 * NOTIFY in a transaction takes a lock of the whole cluster.
 */
export function openHints(deps: HintDeps): Hints {
  const { database, log, processId, hintsUrl, liveRooms, onHint, crowdOf, onCrowd } = deps
  const isShared = database.dialect.kind === 'postgres'
  const waiting = new Map<string, number>()
  const changedCrowds = new Set<string>()
  let crowdTimer: NodeJS.Timeout | null = null
  let alive = new Set([processId])
  let gatherTimer: NodeJS.Timeout | null = null
  let isStopped = false
  let isConnected = false

  function send(): void {
    gatherTimer = null
    const rooms = [...waiting]
    waiting.clear()
    channel?.send(rooms)
  }

  function sendCrowds(): void {
    crowdTimer = null
    const crowds = [...changedCrowds].flatMap((id): RoomCrowd[] => {
      const crowd = crowdOf(id)
      return crowd ? [[id, crowd]] : []
    })
    changedCrowds.clear()
    if (crowds.length > 0) channel?.sendCrowds(crowds)
  }

  async function poll(): Promise<void> {
    const ids = liveRooms()
    const versions = await readVersions(database.db, ids)
    for (const id of ids) onHint(id, versions.get(id) ?? null)
  }

  async function heartbeat(): Promise<void> {
    const { db, dialect } = database
    await db
      .insertInto('room_processes')
      .values({ id: processId, seen_at: dialect.nowMs })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: dialect.nowMs }))
      .execute()
    const processes = await readProcesses(database)
    alive = new Set([processId, ...processes.filter(({ isAlive }) => isAlive).map(({ id }) => id)])
    const ids = processes
      .filter(({ silentMs }) => silentMs > 60 * processDeadAfterMs)
      .map(({ id }) => id)
    if (ids.length > 0) await db.deleteFrom('room_processes').where('id', 'in', ids).execute()
  }

  const attempt = (work: () => Promise<void>) => {
    if (isStopped || liveRooms().length === 0) return Promise.resolve()
    return work().catch((err: unknown) => {
      logThrottled(log, 'warn', { event: 'rooms.read_failed', err }, 'Rooms could not be read')
    })
  }
  let inFlight = Promise.resolve()
  const enqueue = (work: () => Promise<void>) => {
    inFlight = inFlight.then(() => attempt(work))
  }
  let polledAtMs = 0
  const pollTimer = setInterval(() => {
    const everyMs = !isShared || isConnected ? pollWithHintsEveryMs : pollEveryMs
    if (performance.now() - polledAtMs < everyMs) return
    polledAtMs = performance.now()
    enqueue(poll)
  }, pollEveryMs / 3).unref()
  const heartbeatTimer = isShared
    ? setInterval(() => enqueue(heartbeat), heartbeatEveryMs).unref()
    : undefined

  const handlers: HintHandlers = {
    onHint(from, rooms) {
      if (from === processId) return
      alive.add(from)
      for (const [id, version] of rooms) onHint(id, version)
    },
    onCrowds(from, crowds) {
      if (from === processId) return
      for (const [id, crowd] of crowds) onCrowd(from, id, crowd)
    },
    onConnect() {
      isConnected = true
      enqueue(poll)
    },
    onLost() {
      isConnected = false
    },
  }
  const channel = openChannel()

  function openChannel(): HintChannel | null {
    if (!isShared) return null
    if (hintsUrl !== null) return openNatsChannel({ url: hintsUrl, log }, processId, handlers)
    return openNotifyChannel(database, processId, handlers)
  }

  return {
    publish(id, version) {
      if (!channel || isStopped) return
      waiting.set(id, version)
      gatherTimer ??= setTimeout(send, channel.gatherMs)
    },
    publishCrowd(id) {
      if (!channel || isStopped) return
      changedCrowds.add(id)
      crowdTimer ??= setTimeout(sendCrowds, gatherCrowdsMs).unref()
    },
    watch: (id) => channel?.watch(id),
    unwatch: (id) => channel?.unwatch(id),
    isProcessAlive: (id) => alive.has(id),
    async stop() {
      if (gatherTimer) {
        clearTimeout(gatherTimer)
        send()
      }
      if (crowdTimer) {
        clearTimeout(crowdTimer)
        sendCrowds()
      }
      isStopped = true
      clearInterval(pollTimer)
      clearInterval(heartbeatTimer)
      await channel?.stop()
      await inFlight
      if (!isShared) return
      const own = database.db.deleteFrom('room_processes').where('id', '=', processId)
      await own.execute().catch(() => {})
    },
  }
}
