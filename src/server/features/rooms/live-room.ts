import type { SeatTaps } from '#domain/room/audience-taps.ts'
import type { StampSheet } from '#domain/room/stamps.ts'
import type { AudienceTaps } from '#domain/table/audience.ts'
import type { RoomConnection } from './connection.ts'
import type { RoomChange } from './room-change.ts'
import type { StoredRoom } from './room-repository.ts'

export type QueuedChange = {
  change: RoomChange<unknown>
  resolve: (done: { result: unknown; version: number }) => void
  reject: (error: unknown) => void
}

/** What was tapped in one process for one question. */
export type AskTaps = {
  ask: string | null
  taps: AudienceTaps
  /** Of seats that sit out, each one's last; missing from older processes. */
  sitting?: SeatTaps
}

/** Who watches a room in one process, and what they tapped; it is kept nowhere else. */
export type Crowd = AskTaps & {
  audience: number
  /** For the question that comes back after this one. */
  behind?: AskTaps
  /** By page of a viewer that has come lately: epoch milliseconds of its connection. */
  came?: Readonly<Record<string, number>>
  /** Of the newest reveal, as far as known there. */
  stamps: StampSheet | null
}

/** A room that this process works on. */
export type LiveRoom = {
  id: string
  /** Null until it is read. */
  stored: StoredRoom | null
  /** After a conflict or a failure the row is read again before anything is applied. */
  mustRead: boolean
  /** Epoch milliseconds: before then only a message makes the room be read again. */
  readAgainAtMs: number
  /** Another process saved this version, or a later one. */
  staleVersion: number
  queue: QueuedChange[]
  isRunning: boolean
  connections: Set<RoomConnection>
  /** By seat: epoch milliseconds of the last contact here. */
  lastMessageAtMs: Map<number, number>
  dueTimer: NodeJS.Timeout | null
  /** By seat: since when the process of its contact seems gone. */
  doubts: Map<number, { by: string | null; sinceMs: number }>
  /** By process: who watches there, as it said last. */
  elsewhere: Map<string, Crowd & { atMs: number }>
  /** Of the newest reveal, merged from all processes; stored nowhere else. */
  stamps: StampSheet | null
  /** Epoch milliseconds that `dueTimer` waits for. */
  dueAtMs: number
  /** When it became the room's turn to be looked at by `watchPresence`. */
  noticedAtMs: number
  pushTimer: NodeJS.Timeout | null
}

export function openLiveRoom(id: string, nowMs: number): LiveRoom {
  return {
    id,
    stored: null,
    mustRead: false,
    readAgainAtMs: 0,
    staleVersion: 0,
    queue: [],
    isRunning: false,
    connections: new Set(),
    lastMessageAtMs: new Map(),
    doubts: new Map(),
    elsewhere: new Map(),
    stamps: null,
    dueTimer: null,
    dueAtMs: Infinity,
    pushTimer: null,
    noticedAtMs: nowMs,
  }
}
