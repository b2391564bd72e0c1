import { z } from 'zod'
import { roomCodePattern } from '#domain/room/code.ts'
import { maxRoomSeats } from '#domain/room/limits.ts'
import { IdempotencyKey } from './idempotency-key.ts'
import { KeysByTopic, RepeatedTap, RoomMessageUp } from './room-messages.ts'

/**
 * The HTTP calls of live rooms, all below `/api/rooms`. Messages over the socket are in
 * `room-messages.ts`, what a view carries in `room-view.ts`.
 *
 * | Call | Body | Answer |
 * |---|---|---|
 * | `POST /api/rooms` | `NewRoom` | 201 `SeatGrant` |
 * | `GET /api/rooms/{code}` | – | 200 `RoomPreview` |
 * | `POST /api/rooms/{code}/seats` | `NewSeat` | 201 `SeatGrant`, 202 `Knock`, 409 `RoomRefusal` |
 * | `POST /api/rooms/{code}/seat-links` | `SeatProof` | 201 `SeatLink`, for the QR of *Move my seat* |
 * | `POST /api/rooms/{code}/copies` | `SeatProof` | 200 `GameCopy`: kept by the host’s phone for where there is no network, 204 while something is hidden; the room plays on |
 * | `POST /api/rooms/{code}/take-back` | `SeatProof` | 200 `GameCopy`: the host’s phone has the game, the room its lobby; for two minutes the same again |
 * | `POST /api/rooms/{code}/gone-along` | `CopyProof` | 204: a phone without a network has gone on with its copy |
 * | `POST /api/rooms/{code}/bring-back` | `ReturnedGame` | 204: the room goes on with it |
 * | `GET /api/rooms/{code}/socket` | – | 101, the WebSocket |
 * | `POST /api/rooms/{code}/tickets` | `NewTicket` | 201 `Ticket` |
 * | `GET /api/rooms/{code}/events?ticket=` | – | 200, the same messages down as server-sent events |
 * | `POST /api/rooms/{code}/messages` | `SentMessages` | 200 `MessagesReply` |
 *
 * Errors: 404 no such room (or it ended), 403 a token without a seat, 429 too many wrong codes,
 * 503 try again (an older process, or the database is away).
 */
export { roomsPath } from './rooms-path.ts'

export const RoomCode = z
  .string()
  .transform((code) => code.trim().toUpperCase())
  .refine((code) => roomCodePattern.test(code), 'must be four or five letters')

/** 32 random bytes as base64url: proves a seat. Never in a URL. */
export const SeatToken = z.string().regex(/^[\w-]{43}$/)

/** Of one page: moves are counted for each seat and tab. */
export const TabId = z.string().regex(/^[\w-]{8,32}$/)

export const SeatName = z.string().min(1).max(80)
export const Slug = z.string().max(40)

/** A game of one phone, in its current state. */
export const CarriedGame = z.strictObject({
  game: Slug,
  rulesVersion: z.int().min(1),
  state: z.record(z.string(), z.unknown()),
  options: z.unknown(),
  source: z.string().max(200).nullable(),
  topics: KeysByTopic.optional(),
  /** Its players' names, by the game's seats; null for who left. */
  names: z.array(z.string().max(80).nullable()).max(40),
  /** Which of them opens the room. */
  own: z.int().min(0),
  /** Whether the table plays for points. */
  sober: z.boolean().optional(),
})

/** The proof says which game of which moment this seat was given. */
export const GameCopy = z.strictObject({ ...CarriedGame.shape, proof: z.string() })

export const NewRoom = z.strictObject({
  name: SeatName,
  /** The game in the lobby. */
  game: Slug.optional(),
  carried: CarriedGame.optional(),
  /** A repeated key opens no second room: the answer is the same seat. */
  key: IdempotencyKey.optional(),
})

/** A seat of one's own, or one that is claimed or lost. */
export const NewSeat = z.strictObject({
  name: SeatName,
  /** One of `RoomPreview.unclaimed`. */
  claim: z.int().min(0).optional(),
  /** The name is a seat's whose phone is dead: the host must agree. */
  isReturn: z.boolean().optional(),
  /** Of the phone the seat is on now: it lets go, and the name is not looked at. */
  link: z.string().max(100).optional(),
  /** Tokens of this phone's other seats in the room: at most three. */
  alsoPlays: z.array(SeatToken).max(3).optional(),
  /** A repeated key takes no second seat. */
  key: IdempotencyKey.optional(),
})

export const SeatGrant = z.strictObject({
  code: z.string(),
  seat: z.int(),
  token: z.string(),
  /** As cleaned; another one where the filter swapped it. */
  name: z.string(),
})

/** 202: the host is asked. The token is a seat's once they say yes: say hello with it until then. */
export const Knock = z.strictObject({ code: z.string(), seat: z.int(), token: z.string() })

/** What a phone without a seat sees: no names but those to claim. */
export const RoomPreview = z.strictObject({
  code: z.string(),
  game: z.string().nullable(),
  phase: z.enum(['lobby', 'playing']),
  seats: z.int().min(0).max(maxRoomSeats),
  isLocked: z.boolean(),
  isFull: z.boolean(),
  unclaimed: z.array(z.strictObject({ seat: z.int(), name: z.string() })),
})

export const SeatProof = z.strictObject({ token: SeatToken })

const proof = z.string().max(1000)

export const CopyProof = z.strictObject({ token: SeatToken, proof })

export const ReturnedGame = z.strictObject({
  token: SeatToken,
  proof,
  game: CarriedGame,
  /** It was ended on that phone. */
  isOver: z.boolean().optional(),
  /** By the host: in the place of what the room has played since. */
  isAnyway: z.boolean().optional(),
})

/** Works once, for two minutes: goes into `NewSeat.link` of another phone. A newer one ends it. */
export const SeatLink = z.strictObject({ link: z.string() })

/** 409, in the header `x-room-refusal`; the message is for people. */
export const roomRefusals = [
  'locked',
  'full',
  'name-taken',
  'name-missing',
  'claimed',
  'too-many-seats',
  'no-link',
  'no-game',
  'host-only',
  'unknown-game',
  'nothing-left',
  'moved',
] as const
export type RoomRefusal = (typeof roomRefusals)[number]

/** `token` null: a screen or the audience. */
export const NewTicket = z.strictObject({
  token: SeatToken.nullable(),
  as: z.enum(['seat', 'screen', 'audience']),
  tab: TabId,
  seq: z.int().min(0),
  build: z.string().max(64),
  /** `roomProtocol` of the page; 1 where it is missing. */
  protocol: z.int().min(0).optional(),
  /** As in a hello: the audience taps by opening its stream anew. */
  tap: RepeatedTap.optional(),
  tapBehind: RepeatedTap.optional(),
})

/** Works once, for thirty seconds. */
export const Ticket = z.strictObject({ ticket: z.string() })

/**
 * Messages up without a socket; also for `start` and `change-packs`, whose prompts are too long for
 * a frame of 16 kB. A seat that receives its events as a stream sends `ping` every 4 s: it is away
 * after 10 s without. The stream sends `pong` when it has nothing else.
 */
export const SentMessages = z.strictObject({
  token: SeatToken,
  tab: TabId,
  messages: z.array(RoomMessageUp).min(1).max(20),
})

/** `acked`: the highest `n` that was dealt with. */
export const MessagesReply = z.strictObject({
  acked: z.int(),
  refusals: z.array(
    z.strictObject({
      n: z.int(),
      code: z.string(),
      params: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
})

export type CarriedGame = z.infer<typeof CarriedGame>
export type NewRoom = z.infer<typeof NewRoom>
export type NewSeat = z.infer<typeof NewSeat>
export type SeatProof = z.infer<typeof SeatProof>
export type GameCopy = z.infer<typeof GameCopy>
export type CopyProof = z.infer<typeof CopyProof>
export type ReturnedGame = z.infer<typeof ReturnedGame>
export type SeatLink = z.infer<typeof SeatLink>
export type SeatGrant = z.infer<typeof SeatGrant>
export type Knock = z.infer<typeof Knock>
export type RoomPreview = z.infer<typeof RoomPreview>
export type NewTicket = z.infer<typeof NewTicket>
export type Ticket = z.infer<typeof Ticket>
export type SentMessages = z.infer<typeof SentMessages>
export type MessagesReply = z.infer<typeof MessagesReply>
