import { z } from 'zod'
import { spices, topics } from '#domain/prompts/tags.ts'
import { writableGames } from '#domain/room/room.ts'
import type { Params } from '#domain/table/messages.ts'
import { timeChoices } from '#domain/table/more-time.ts'
import { stamps } from '#domain/table/stamps.ts'
import { dieSides, maxDice } from '#domain/tools/dice.ts'
import { toolSlugs } from '#domain/tools/tool-list.ts'
import type { RoomView } from './room-view.ts'

/**
 * Messages of a room's socket, JSON text frames of at most 16 kB up.
 *
 * The first message up is `hello`; `seat` answers it, then a `view`. A `view` follows every change,
 * whole each time. `n` counts moves and calls of one seat in one tab from 1; each is sent again
 * until `view.acked` or a `refusal` reaches it, and is applied once. Numbers are dealt with in
 * order: `acked` n covers all below. After 25 s without a message the server closes the socket:
 * send `ping` after 9 s of silence.
 *
 * Close codes: 1000 after `goodbye`, 1012 the server restarts (come back after a random time under
 * `restartJitterMs`), 1008 broken messages, 1013 too slow a reader.
 */
export const restartJitterMs = 2_000

/** What the audience, or a seat that sits out, taps where `table.audience.ask` asks. */
export const AudienceTap = z.strictObject({
  /** The `id` of what was asked: a late tap counts nowhere. */
  ask: z.string().max(200),
  choice: z.string().max(40),
})

/** One that a returning phone repeats; a newer one of the same seat in another tab is kept. */
export const RepeatedTap = AudienceTap.extend({
  /** As `tapped` said, else by the server's clock as this phone knows it; now where it is missing. */
  atMs: z.int().min(0).optional(),
})

export const RoomHello = z.strictObject({
  type: z.literal('hello'),
  /** Null for a screen or the audience. */
  token: z
    .string()
    .regex(/^[\w-]{43}$/)
    .nullable(),
  as: z.enum(['seat', 'screen', 'audience']),
  /** Random, of this page; 8 to 32 letters and digits. */
  tab: z.string().regex(/^[\w-]{8,32}$/),
  /** Of the last view seen, else 0: nothing is sent again for the same. */
  seq: z.int().min(0),
  build: z.string().max(64),
  /** `roomProtocol` of the page; 1 where it is missing. */
  protocol: z.int().min(0).optional(),
  /** From a returning viewer: their tap in the phase they saw last. */
  tap: RepeatedTap.optional(),
  /** And for the question that comes back after that one: `ask.behind`. */
  tapBehind: RepeatedTap.optional(),
})

const seat = z.int().min(0).max(1000)
const lists = z.array(z.array(z.string().max(500)).max(5_000)).max(40)
const source = z.string().max(200).nullable()
/** By topic, keys (`promptKey`) of the prompts about it; missing from older pages. */
export const KeysByTopic = z.partialRecord(z.enum(topics), z.array(z.string().max(8)).max(20_000))

/**
 * By the host, except `leave`, `sit-out`, `more-time`, `rename`, `write`, `vote-next`, `lines`,
 * `stamp`, `take-back`, `skip-water`, `throw`, `type`, and `release` and `unwrite` of one's own.
 * Seats are the room's.
 */
export const RoomCall = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('start'),
    game: z.string().max(40),
    options: z.unknown(),
    lists,
    source,
    /** Points unless a phone chose otherwise, and no pub packs. */
    sober: z.boolean().optional(),
    topics: KeysByTopic.optional(),
    /** Time limit in place of the game's own length; the last round begins after ten. */
    minutes: z.literal(12).optional(),
  }),
  z.strictObject({ do: z.literal('change-packs'), lists, source, topics: KeysByTopic.optional() }),
  /** The table on which a game runs: points unless a phone chose otherwise, and no pub packs. */
  z.strictObject({ do: z.literal('sober'), isOn: z.boolean() }),
  /** Shows the recap; a second one goes back to the lobby. */
  z.strictObject({ do: z.literal('end') }),
  /** Ends the break after every third game; any seat may. */
  z.strictObject({ do: z.literal('skip-water') }),
  /** Taps Next automatically, fifteen seconds after it is enabled. */
  z.strictObject({ do: z.literal('keep-moving'), isOn: z.boolean() }),
  /** How long every clock runs, from the next one on. */
  z.strictObject({ do: z.literal('time'), time: z.enum(timeChoices) }),
  z.strictObject({ do: z.literal('allow-stamps'), isOn: z.boolean() }),
  /** From any seat: one for each reveal, changeable while it lasts. Not saved. */
  z.strictObject({
    do: z.literal('stamp'),
    /** `RoomTable.stamps.revealedAtMs`: a late one counts nowhere. */
    revealedAtMs: z.number(),
    stamp: z.enum(stamps),
  }),
  /** Five minutes more, for a game of about twelve. */
  z.strictObject({ do: z.literal('keep-playing') }),
  /** Back to before the last Next, or before an `end`: of `RoomTable.undoAtMs`. */
  z.strictObject({ do: z.literal('undo'), atMs: z.number() }),
  /** Of one’s own tap, for a few seconds: of `RoomTable.takeBackAtMs`. */
  z.strictObject({ do: z.literal('take-back'), atMs: z.number() }),
  /** Shows what the evening came to, until the next game. */
  z.strictObject({ do: z.literal('end-evening') }),
  /** Back to the lobby, with this game picked. */
  z.strictObject({ do: z.literal('change-game'), game: z.string().max(40) }),
  /** Back to the lobby, where the room votes on the next game for ten seconds. */
  z.strictObject({ do: z.literal('ask-next') }),
  z.strictObject({ do: z.literal('vote-next'), game: z.string().max(40) }),
  z.strictObject({ do: z.literal('lock'), isLocked: z.boolean() }),
  z.strictObject({ do: z.literal('remove'), seat }),
  z.strictObject({ do: z.literal('hand-over'), seat }),
  z.strictObject({ do: z.literal('skip'), seat }),
  /** A dead phone's knock on its seat. */
  z.strictObject({ do: z.literal('let-in'), seat, isWelcome: z.boolean() }),
  /** Longer clocks for the whole room; no view says which seat asked. */
  z.strictObject({ do: z.literal('more-time'), isOn: z.boolean() }),
  z.strictObject({ do: z.literal('rename'), name: z.string().max(80) }),
  /** Out of the game, or in again from the next prompt on; the seat stays. */
  z.strictObject({ do: z.literal('sit-out'), isOut: z.boolean() }),
  /**
   * Undoes a wrong claim, within a minute or by the host: the seat can be claimed again, and its
   * phone gets `released`.
   */
  z.strictObject({ do: z.literal('release'), seat }),
  z.strictObject({ do: z.literal('leave') }),
  /** A tool for the whole room, while no game or vote is on. */
  z.strictObject({
    do: z.literal('throw'),
    tool: z.enum(toolSlugs),
    /** Into the cup. */
    hand: z.strictObject({ count: z.int().min(1).max(maxDice), sides: z.literal(dieSides) }),
  }),
  /** A prompt for tonight: comes up in the next game of that kind, without a name. */
  z.strictObject({
    do: z.literal('write'),
    game: z.enum(writableGames),
    text: z.string().max(500),
  }),
  z.strictObject({ do: z.literal('unwrite'), id: z.int() }),
  /** In the place of speaking, for everybody to read until that part of the game is over. */
  z.strictObject({
    do: z.literal('type'),
    /** `RoomTable.speaking.part`: what comes late is refused. */
    part: z.string().max(200),
    text: z.string().max(500),
  }),
  /** Topics that this seat would rather not get; only its own phone gets them. */
  z.strictObject({ do: z.literal('lines'), lines: z.array(z.enum(topics)).max(topics.length) }),
  /** From the next game on. Hot says that everybody is 18. */
  z.strictObject({ do: z.literal('spice'), spice: z.literal(spices) }),
])

export const RoomMessageUp = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('move'),
    n: z.int().min(1),
    move: z.looseObject({
      type: z.string().max(40),
      /** `RoomTable.promptSinceMs`: a move for an earlier prompt changes nothing. */
      promptSinceMs: z.number().optional(),
    }),
  }),
  z.strictObject({ type: z.literal('call'), n: z.int().min(1), call: RoomCall }),
  z.strictObject({ type: z.literal('ping') }),
])

/** Not numbered: a returning phone repeats it in its hello. One a phase, changeable. */
export const RoomTap = z.strictObject({ type: z.literal('tap'), ...AudienceTap.shape })

/** What a socket takes after its hello. */
export const SocketMessage = z.discriminatedUnion('type', [...RoomMessageUp.options, RoomTap])

export type AudienceTap = z.infer<typeof AudienceTap>
export type RepeatedTap = z.infer<typeof RepeatedTap>
export type SocketMessage = z.infer<typeof SocketMessage>
export type RoomHello = z.infer<typeof RoomHello>
export type RoomCall = z.infer<typeof RoomCall>
export type RoomMessageUp = z.infer<typeof RoomMessageUp>

/** Refusals of a room; those of a game are in its `messages.ts`. */
export const roomRefusalCodes = [
  'host-only',
  'no-game',
  'unknown-game',
  'too-few',
  'too-many',
  'empty-seat',
  'too-early',
  'too-late',
  'nothing-to-undo',
  'not-claimed',
  'bad-move',
  'too-fast',
  'watching',
  'name-taken',
  'name-missing',
  'in-game',
  'prompt-missing',
  'prompt-unkind',
  'written-enough',
  'nothing-left',
  'vote-over',
  'not-now',
  'in-motion',
  'not-speaking',
] as const
export type RoomRefusalCode = (typeof roomRefusalCodes)[number]

export type GoodbyeReason =
  /** The host removed the seat, or it left. */
  | 'removed'
  /** Expired, or there was none. */
  | 'room-gone'
  /** Another phone took the seat over: moved, or let in. */
  | 'moved'
  /** The token has no seat here. */
  | 'no-seat'
  /** The claim was undone. */
  | 'released'
  /** The host said no to a knock. */
  | 'not-let-in'
  | 'locked'
  /** 200 watch already. */
  | 'full'
  /** This page is older than the server's messages. */
  | 'reload'
  /** This process is older than the page, or than the game on the table: connect again. */
  | 'try-again'

export type RoomMessageDown =
  | {
      type: 'seat'
      code: string
      /** The room's seat; null for a screen and the audience. */
      seat: number | null
      as: 'seat' | 'screen' | 'audience'
      /** True until the host lets this phone in; no view comes before. */
      isKnocking: boolean
      /** Epoch milliseconds of the server. */
      now: number
      build: string
    }
  | RoomViewMessage
  | { type: 'refusal'; n: number; code: string; params?: Params }
  /** To viewers, for each tap, and to all tabs of a seat: what counts; null where it came too late. */
  | { type: 'tapped'; ask: string; choice: string | null; atMs?: number }
  | { type: 'pong'; now: number }
  | { type: 'goodbye'; why: GoodbyeReason }

export type RoomViewMessage = {
  type: 'view'
  /** Rises with every saved change of the room. The same `seq` may come again when only presence changed. */
  seq: number
  /** Highest `n` of this seat and tab that was dealt with. */
  acked: number
  /** Epoch milliseconds of the server. */
  now: number
  room: RoomView
}
