import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '#domain/random.ts'
import type { Database } from '#server/db/database.ts'
import { newId } from '#server/lib/new-id.ts'
import type { Log } from '#server/platform/observability/log.ts'
import { logThrottled } from '#server/platform/observability/log-throttled.ts'
import { metrics } from '#server/platform/observability/metrics/metrics.ts'
import { closeLater } from './close-later.ts'
import type { RoomConnection } from './connection.ts'
import { crowdEveryMs, crowdToSend, hasCrowd, receiveCrowd, replacedBy, tapsOf } from './crowd.ts'
import { openDueTimer, stopDueTimer } from './due-timer.ts'
import { type MoveLimit, openMoveLimit } from './limit-moves.ts'
import { type LiveRoom, openLiveRoom } from './live-room.ts'
import { openHints } from './open-hints.ts'
import { pushViews, sayGoodbye } from './push-views.ts'
import { NewerRulesError, type RoomChange, RoomGoneError } from './room-change.ts'
import { isStale, runQueue } from './room-queue.ts'
import { findRoomId, type StoredRoom } from './room-repository.ts'
import { checkConnection, hasOwnContacts, presenceChange } from './watch-presence.ts'

/** Counts of screens and audience change in bursts. */
const countsPushMs = 250
/** And up to as long again, so that not all rooms ask a database that has just come back. */
const readAgainMs = 2_000

export type RoomsDeps = {
  database: Database
  log: Log
  now: () => number
  random?: Random
  /** NATS between processes, in the place of NOTIFY. */
  hintsUrl?: string | null
  tickMs?: number
}

export type Rooms = {
  findId: (code: string) => Promise<string | null>
  /** @throws RoomGoneError, NewerRulesError */
  change: <Result>(
    id: string,
    change: RoomChange<Result>,
  ) => Promise<{ result: Result; version: number }>
  /** At least of that version, where it is known. */
  read: (id: string, version?: number) => Promise<StoredRoom>
  processId: string
  newConnectionId: () => string
  open: (id: string) => LiveRoom
  attach: (id: string, connection: RoomConnection) => LiveRoom
  detach: (live: LiveRoom, connection: RoomConnection) => void
  push: (live: LiveRoom) => void
  /** Tells other processes who watches here, and what they tapped. */
  publishCrowd: (live: LiveRoom) => void
  /** Shows a new stamp here, and to other processes. */
  publishStamps: (live: LiveRoom) => void
  /** Over sockets and calls. */
  moveLimit: MoveLimit
  count: () => { rooms: number; connections: number }
  isStopping: () => boolean
  /** Tells phones to come back, and waits for saves under way. */
  stop: () => Promise<void>
}

const nothing: RoomChange<null> = { apply: (room) => ({ room, result: null }) }

/** The live rooms of this process; the row in the database is the truth, always. */
export function openRooms({
  database,
  log,
  now,
  random = cryptoRandom,
  hintsUrl = null,
  tickMs = 1_000,
}: RoomsDeps): Rooms {
  const processId = newId()
  const rooms = new Map<string, LiveRoom>()
  const idByCode = new Map<string, string>()
  let connectionCount = 0
  let isStopped = false
  let crowdsSentAtMs = 0
  let stopping: Promise<void> | null = null

  const hints = openHints({
    database,
    log,
    processId,
    hintsUrl,
    liveRooms: () => [...rooms.keys()],
    onHint(id, version) {
      const live = rooms.get(id)
      if (!live) return
      if (version === null) return void endRoom(live)
      live.staleVersion = Math.max(live.staleVersion, version)
      if (isStale(live)) run(live)
    },
    crowdOf(id) {
      const live = rooms.get(id)
      return live ? crowdToSend(live) : null
    },
    onCrowd(from, id, crowd) {
      const live = rooms.get(id)
      if (!live) return
      receiveCrowd(live, from, crowd, now())
      for (const old of replacedBy(live, crowd)) {
        old.pipe.terminate()
        detach(live, old)
      }
      pushCountsSoon(live)
    },
  })
  const queueDeps = {
    database,
    log,
    now,
    random,
    onVersion,
    onLost,
    tapsOf: (live: LiveRoom) => tapsOf(live, now()),
  }
  const due = openDueTimer({ now, isStopped: () => isStopped, change })

  function onLost(live: LiveRoom, error: unknown): void {
    if (error instanceof RoomGoneError) endRoom(live)
    else if (error instanceof NewerRulesError) sendElsewhere(live)
  }

  function onVersion(live: LiveRoom, isOwn: boolean): void {
    const version = live.stored?.version ?? 0
    if (isOwn) hints.publish(live.id, version)
    pushViews(live, now())
    due.plan(live)
  }

  function openLive(id: string): LiveRoom {
    const known = rooms.get(id)
    if (known) return known
    const live = openLiveRoom(id, now())
    rooms.set(id, live)
    hints.watch(id)
    return live
  }

  function run(live: LiveRoom): void {
    void runQueue(live, queueDeps).then(() => forgetIfIdle(live))
  }

  function change<Result>(id: string, wanted: RoomChange<Result>) {
    const live = openLive(id)
    return new Promise<{ result: Result; version: number }>((resolve, reject) => {
      live.queue.push({ change: wanted, resolve: resolve as never, reject })
      run(live)
    })
  }

  /** For changes without an answer to wait for. */
  function changeSoon(live: LiveRoom, wanted: RoomChange<unknown>): void {
    change(live.id, wanted).catch((err: unknown) => {
      if (err instanceof RoomGoneError || err instanceof NewerRulesError) return
      logThrottled(log, 'warn', { event: 'room.save_failed', err }, 'Room could not be saved')
    })
  }

  function endRoom(live: LiveRoom): void {
    for (const connection of live.connections) sayGoodbye(connection, 'room-gone')
    forget(live)
  }

  function sendElsewhere(live: LiveRoom): void {
    for (const connection of live.connections) sayGoodbye(connection, 'try-again')
    forget(live)
  }

  function forget(live: LiveRoom): void {
    stopDueTimer(live)
    if (live.pushTimer) clearTimeout(live.pushTimer)
    if (rooms.get(live.id) === live) {
      rooms.delete(live.id)
      hints.unwatch(live.id)
    }
    const { code } = live.stored ?? {}
    if (code) idByCode.delete(code)
  }

  function forgetIfIdle(live: LiveRoom): void {
    const isIdle = live.connections.size === 0 && live.queue.length === 0 && !live.isRunning
    const hasNews = live.pushTimer !== null
    if (isIdle && !hasNews && !hasOwnContacts(live, processId)) forget(live)
  }

  const tick = setInterval(() => {
    const nowMs = now()
    let connections = 0
    const isCrowdDue = nowMs - crowdsSentAtMs >= crowdEveryMs
    if (isCrowdDue) crowdsSentAtMs = nowMs
    for (const live of rooms.values()) {
      if (isCrowdDue && hasCrowd(live)) hints.publishCrowd(live.id)
      connections += live.connections.size
      for (const connection of live.connections)
        checkConnection(connection, live.stored?.room, nowMs)
      if (live.isRunning) continue
      if ([...live.connections].some(({ isBehindSinceMs }) => isBehindSinceMs !== null))
        pushViews(live, nowMs)
      if (live.mustRead && live.connections.size > 0 && live.readAgainAtMs <= nowMs) {
        live.readAgainAtMs = nowMs + readAgainMs * (1 + Math.random())
        changeSoon(live, nothing)
      }
      // The clock was set, or the machine slept.
      if (live.dueAtMs <= nowMs) due.make(live)
      const presence = presenceChange(live, { ...hints, processId, nowMs })
      if (presence) changeSoon(live, presence)
      else forgetIfIdle(live)
    }
    metrics.roomConnections.withLabels().value = connections
    metrics.liveRooms.withLabels().value = rooms.size
  }, tickMs).unref()

  return {
    async findId(code) {
      const known = idByCode.get(code)
      if (known) return known
      const id = await findRoomId(database.db, code)
      if (id && rooms.has(id)) idByCode.set(code, id)
      return id
    },
    change,
    async read(id, version = 0) {
      const live = openLive(id)
      live.staleVersion = Math.max(live.staleVersion, version)
      // A room without connections here may be older than its row.
      if (live.connections.size === 0 && !live.isRunning) live.mustRead = true
      await change(id, nothing)
      if (!live.stored) throw new RoomGoneError()
      return live.stored
    },
    processId,
    newConnectionId: () => `${processId}/${++connectionCount}`,
    open: openLive,
    attach(id, connection) {
      const live = openLive(id)
      live.connections.add(connection)
      // Its hello was on the way when the others were closed.
      if (isStopped) void closeLater(connection)
      if (!live.dueTimer) due.plan(live)
      followCrowd(live, connection)
      return live
    },
    detach,
    push: (live) => pushViews(live, now()),
    publishCrowd: (live) => hints.publishCrowd(live.id),
    publishStamps(live) {
      hints.publishCrowd(live.id)
      pushCountsSoon(live)
    },
    moveLimit: openMoveLimit(),
    count: () => ({
      rooms: rooms.size,
      connections: [...rooms.values()].reduce((sum, live) => sum + live.connections.size, 0),
    }),
    isStopping: () => isStopped,
    stop() {
      stopping ??= stop()
      return stopping
    },
  }

  async function stop(): Promise<void> {
    isStopped = true
    clearInterval(tick)
    const closing = [...rooms.values()].flatMap((live) => [...live.connections])
    await Promise.all(closing.map((connection) => closeLater(connection)))
    for (const live of rooms.values()) {
      stopDueTimer(live)
      while (live.isRunning) await sleep(5)
    }
    await hints.stop()
  }

  function detach(live: LiveRoom, connection: RoomConnection): void {
    connection.closed = true
    live.connections.delete(connection)
    followCrowd(live, connection)
  }

  function followCrowd(live: LiveRoom, { as }: RoomConnection): void {
    if (as === 'audience') hints.publishCrowd(live.id)
    pushCountsSoon(live)
  }

  function pushCountsSoon(live: LiveRoom): void {
    live.pushTimer ??= setTimeout(() => {
      live.pushTimer = null
      pushViews(live, now())
    }, countsPushMs).unref()
  }
}

/** From 0 up to, not including, 1; dice must not be guessed. */
function cryptoRandom(): number {
  return randomBytes(4).readUInt32LE() / 2 ** 32
}
