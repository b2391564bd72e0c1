import type { Database } from '#server/db/database.ts'
import { openNats } from '#server/platform/cluster/nats/open-nats.ts'
import type { Log } from '#server/platform/observability/log.ts'
import type { Crowd } from './live-room.ts'

export type RoomVersion = [id: string, version: number]
export type RoomCrowd = [id: string, crowd: Crowd]

export type HintHandlers = {
  onHint: (from: string, rooms: readonly RoomVersion[]) => void
  onCrowds: (from: string, crowds: readonly RoomCrowd[]) => void
  /** Earlier hints are lost. */
  onConnect: () => void
  onLost: () => void
}

/** Carries hints between processes, at most once. */
export type HintChannel = {
  /** Milliseconds in which hints are gathered. */
  gatherMs: number
  send: (rooms: readonly RoomVersion[]) => void
  /** Who watches, and what they tapped. */
  sendCrowds: (crowds: readonly RoomCrowd[]) => void
  /** Hints of this room are wanted; where all come anyway, nothing happens. */
  watch: (id: string) => void
  unwatch: (id: string) => void
  stop: () => Promise<void>
}

type Hint = { from: string; rooms?: RoomVersion[]; crowds?: RoomCrowd[] }

/** NOTIFY takes under 8,000 bytes. */
const maxRoomsInHint = 120
const maxCrowdBytes = 7_800
const subject = (id: string) => `party-dojo.rooms.${id}`

/** Sends hints of all rooms to all processes. Null where the database cannot. */
export function openNotifyChannel(
  { roomSignals }: Pick<Database, 'roomSignals'>,
  processId: string,
  handlers: HintHandlers,
): HintChannel | null {
  if (!roomSignals) return null
  const subscription = roomSignals.listen({
    onNotify: (payload) => readHint(payload, handlers),
    onConnect: handlers.onConnect,
    onLost: handlers.onLost,
  })
  return {
    // One NOTIFY after another takes a lock of the whole cluster.
    gatherMs: 5,
    send(rooms) {
      for (let at = 0; at < rooms.length; at += maxRoomsInHint) {
        const hint: Hint = { from: processId, rooms: rooms.slice(at, at + maxRoomsInHint) }
        void roomSignals.send(JSON.stringify(hint))
      }
    },
    sendCrowds(crowds) {
      for (const payload of crowdPayloads(processId, crowds)) void roomSignals.send(payload)
    },
    watch: () => {},
    unwatch: () => {},
    stop: () => subscription.stop(),
  }
}

/** As many crowds in each as it takes: one may be of two hundred viewers, another of two. */
function crowdPayloads(from: string, crowds: readonly RoomCrowd[]): string[] {
  const groups: RoomCrowd[][] = []
  let bytes = Infinity
  for (const crowd of crowds) {
    const size = Buffer.byteLength(JSON.stringify(crowd))
    if (bytes + size > maxCrowdBytes) {
      groups.push([])
      bytes = 0
    }
    groups.at(-1)?.push(crowd)
    bytes += size
  }
  return groups.map((group) => JSON.stringify({ from, crowds: group } satisfies Hint))
}

/** One subject per room: a process gets hints only of those it works on. */
export function openNatsChannel(
  { url, log }: { url: string; log: Log },
  processId: string,
  handlers: HintHandlers,
): HintChannel {
  const nats = openNats({
    url,
    log,
    onMessage: (_, payload) => readHint(payload, handlers),
    onConnect: handlers.onConnect,
    onLost: handlers.onLost,
  })
  return {
    gatherMs: 1,
    send(rooms) {
      for (const room of rooms) {
        const hint: Hint = { from: processId, rooms: [room] }
        nats.publish(subject(room[0]), JSON.stringify(hint))
      }
    },
    sendCrowds(crowds) {
      for (const crowd of crowds) {
        const hint: Hint = { from: processId, crowds: [crowd] }
        nats.publish(subject(crowd[0]), JSON.stringify(hint))
      }
    },
    watch: (id) => nats.subscribe(subject(id)),
    unwatch: (id) => nats.unsubscribe(subject(id)),
    stop: nats.stop,
  }
}

function readHint(payload: string, { onHint, onCrowds }: HintHandlers): void {
  try {
    const { from, rooms = [], crowds = [] } = JSON.parse(payload) as Hint
    onHint(from, rooms)
    onCrowds(from, crowds)
  } catch {
    // A poll finds what it announced.
  }
}
