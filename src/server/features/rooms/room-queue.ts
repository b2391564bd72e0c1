import { setTimeout as sleep } from 'node:timers/promises'
import type { RoomContext } from '#domain/room/play.ts'
import type { Room } from '#domain/room/room.ts'
import { settleRoom } from '#domain/room/settle.ts'
import type { Database } from '#server/db/database.ts'
import { isDatabaseUnavailable } from '#server/db/errors/is-database-unavailable.ts'
import { backoff } from '#server/lib/backoff.ts'
import type { Log } from '#server/platform/observability/log.ts'
import { logThrottled } from '#server/platform/observability/log-throttled.ts'
import { metrics } from '#server/platform/observability/metrics/metrics.ts'
import type { LiveRoom, QueuedChange } from './live-room.ts'
import { NewerRulesError, RoomGoneError } from './room-change.ts'
import { findRoom, updateRoom } from './room-repository.ts'
import { requireRules, rulesOf, upgradeRoom } from './room-rules.ts'

/** Conflicts are short; a database that is away is not waited for long. */
const maxConflicts = 100
const maxFailures = 4

export type QueueDeps = {
  database: Database
  log: Log
  now: () => number
  random: () => number
  /** What the audience has tapped by now, over all processes. */
  tapsOf: (live: LiveRoom) => RoomContext['asked']
  /** After the commit, or after another process's version was read. */
  onVersion: (live: LiveRoom, isOwn: boolean) => void
  /** The room has ended, or belongs to newer processes. */
  onLost: (live: LiveRoom, error: unknown) => void
}

/** Changes that come while a save is under way are applied together, and saved once. */
export async function runQueue(live: LiveRoom, deps: QueueDeps): Promise<void> {
  if (live.isRunning) return
  live.isRunning = true
  while (live.queue.length > 0 || isStale(live)) {
    await work(live, live.queue.splice(0), deps)
  }
  live.isRunning = false
}

export function isStale({ stored, staleVersion }: LiveRoom): boolean {
  return stored !== null && stored.version < staleVersion
}

async function work(live: LiveRoom, batch: QueuedChange[], deps: QueueDeps): Promise<void> {
  let conflicts = 0
  let failures = 0
  for (;;) {
    try {
      if (await saveBatch(live, batch, deps)) return
      conflicts++
      metrics.roomConflicts.inc()
      if (conflicts > maxConflicts) throw new Error('too many conflicts')
      await sleep(deps.random() * Math.min(50, 3 * conflicts))
    } catch (error) {
      live.mustRead = true
      failures++
      const isPassing = isDatabaseUnavailable(error) && failures < maxFailures
      if (!isPassing) {
        live.staleVersion = 0
        // Those behind it as well: an acknowledgement covers all that came before.
        for (const { reject } of [...batch, ...live.queue.splice(0)]) reject(error)
        deps.onLost(live, error)
        return
      }
      const fields = { event: 'room.save_failed', err: error } as const
      logThrottled(deps.log, 'warn', fields, 'Room could not be saved, will retry', 'room.retry')
      await sleep(backoff(failures, { firstMs: 100, maxMs: 1_000 }))
    }
  }
}

/** False on a conflict. */
async function saveBatch(
  live: LiveRoom,
  batch: readonly QueuedChange[],
  deps: QueueDeps,
): Promise<boolean> {
  const { database, now, random } = deps
  const hasReloaded = live.stored === null || live.mustRead || isStale(live)
  if (hasReloaded) {
    live.stored = await load(live, deps)
    live.mustRead = false
  }
  const { stored } = live
  if (!stored) throw new RoomGoneError()
  for (const { change } of batch) if (change.needs) await requireRules(change.needs)
  const asked = deps.tapsOf(live)
  const context = { now: now(), random, ...(asked && { asked }) }
  const { room, outcomes } = applyBatch(stored.room, batch, context, deps)
  if (room !== stored.room) {
    if (!(await updateRoom(database, stored, room, context.now))) {
      live.mustRead = true
      return false
    }
    live.stored = { ...stored, version: stored.version + 1, room, touchedAtMs: context.now }
  }
  const version = live.stored?.version ?? 0
  for (const settle of outcomes) settle(version)
  if (room !== stored.room || hasReloaded) deps.onVersion(live, room !== stored.room)
  return true
}

async function load(live: LiveRoom, { database }: QueueDeps) {
  const asked = live.staleVersion
  const stored = await findRoom(database.db, live.id)
  if (!stored) throw new RoomGoneError()
  const room = await upgradeRoom(stored.room)
  if (room === 'newer') throw new NewerRulesError()
  // What is not there cannot be waited for, unless it was announced meanwhile.
  if (live.staleVersion === asked) live.staleVersion = Math.min(asked, stored.version)
  return { ...stored, room }
}

type Outcome = (version: number) => void

function applyBatch(
  before: Room,
  batch: readonly QueuedChange[],
  context: RoomContext,
  { log }: Pick<QueueDeps, 'log'>,
): { room: Room; outcomes: Outcome[] } {
  let room = before
  const outcomes: Outcome[] = []
  for (const { change, resolve, reject } of batch) {
    try {
      const applied = change.apply(room, context)
      room = applied.room
      outcomes.push((version) => resolve({ result: applied.result, version }))
    } catch (error) {
      outcomes.push(() => reject(error))
    }
  }
  try {
    room = settleRoom(before, room, rulesOf(room), context)
  } catch (err) {
    log.warn({ event: 'room.rules_failed', err }, 'Rules of a game failed')
  }
  return { room, outcomes }
}
