import type { PromptKeysByTopic, Spice, Topic } from '../prompts/tags.ts'
import type { AudienceHeard } from '../table/audience.ts'
import type { Clock } from '../table/clock.ts'
import type { FeatName } from '../table/feats.ts'
import type { GameSlug } from '../table/game-slug.ts'
import type { TimeChoice } from '../table/more-time.ts'
import type { Player, Seat } from '../table/players.ts'
import type { TableState } from '../table/seating.ts'
import type { Thrown } from '../tools/thrown.ts'
import type { RoomMove } from './room-rules.ts'

/** A place for the whole evening; its number never changes. */
export type RoomSeat = {
  name: string
  /** Of the phone's token; null until a phone claims it. */
  tokenHash: string | null
  /** Its player in games. */
  playerId: string
  /** Left or removed, for good. */
  isGone: boolean
  /** Sent to this seat only: the room's clocks last longer. */
  hasMoreTime: boolean
  /** Topics that it would rather not get; sent to this seat only. */
  lines: readonly Topic[]
}

export type Contact = {
  /** Names the connection that was heard last, over all processes. */
  by: string | null
  /** Epoch milliseconds of the last contact; null while the seat is here. */
  awaySinceMs: number | null
}

/** Epoch milliseconds: from when on the round is the last, and the reveal. */
export type GameLength = { lastRoundAtMs: number; lastRevealAtMs: number }

export type NextStep = { player: Seat; move: RoomMove; atMs: number }

export type RoomGame = {
  slug: GameSlug
  rulesVersion: number
  options: unknown
  /** Absent in games that an earlier build has saved. */
  sober?: boolean
  source: string | null
  dealtAtMs: number
  stopped: boolean
  /** About twelve minutes; null and missing: as long as its house rules say. */
  length?: GameLength | null
  /** The automatic Next, unless something happens before. */
  nextStep?: NextStep | null
  /** Its places are in the evening's points. */
  isScored?: true
  /** Its clocks are stopped because no seat is here. */
  isPaused: boolean
  /** Epoch milliseconds until when a room that was empty waits for who is still away. */
  gathersUntilMs: number
  /** By player: epoch milliseconds since the game waits for them. */
  waits: Readonly<Record<Seat, number>>
  /** Epoch milliseconds since when its prompt is on the table; missing in games of earlier builds. */
  promptSinceMs?: number
  /** Epoch milliseconds since when something is revealed; missing where nothing is. */
  revealedAtMs?: number
  /** As it was dealt or came back: no move was made in it. */
  isNew?: true
  /** Reveals so far: a copy for one phone is of the latest, or the room has moved on. */
  reveals?: number
  /** The proof of the copy that came back last: sent again, it changes nothing. */
  brought?: string
  /** The game before the last tap, for its own player to take back. */
  tapped?: {
    player: Seat
    atMs: number
    state: TableState
    waits: Readonly<Record<Seat, number>>
  }
  /** What the audience said last, until it is asked again. */
  heard?: AudienceHeard
  state: TableState
  /** Which of its prompts are about what; missing in games from one phone. */
  topics?: PromptKeysByTopic
}

/** Games for which players can write prompts. */
export const writableGames = ['never-have-i-ever', 'most-likely-to'] as const satisfies GameSlug[]
export type WritableGame = (typeof writableGames)[number]

/** A prompt for tonight. Its author is never sent to any phone. */
export type WrittenPrompt = {
  id: number
  seat: number
  game: WritableGame
  text: string
  /** It has been in a game; it stays, to be kept as a pack. */
  isPlayed: boolean
}

/** Seats are the room's; times epoch milliseconds. */
export type GameResult = {
  game: GameSlug
  winners: readonly number[]
  fromMs: number
  toMs: number
}

/** What a room's games add up to, by seat of the room. */
export type Evening = {
  games: number
  /** The latest last; missing in rows of the version before. */
  played?: readonly GameSlug[]
  points: Readonly<Record<number, number>>
  wins: Readonly<Record<number, number>>
  /** Last in the latest game, and first in the next; missing in rows of the version before. */
  lastSeat?: number
  /** For the page of the night, all missing in rows of the version before. */
  results?: readonly GameResult[]
  feats?: Readonly<Record<number, Readonly<Partial<Record<FeatName, number>>>>>
  bestPrompt?: string
}

export const noEvening: Evening = { games: 0, points: {}, wins: {} }

/** The room chooses what comes next. */
export type NextVote = {
  /** Suggested; once it is closed, those that share the most votes: the host settles it. */
  games: readonly GameSlug[]
  /** By seat of the room. */
  votes: Readonly<Record<number, GameSlug>>
  /** Null once closed. */
  clock: Clock | null
}

/** What a seat typed in the place of speaking; gone with the part of the game. */
export type Typed = { part: string; seat: number; text: string }

/** A coin, dice or a bottle, thrown by a seat for the whole room. */
export type RoomThrow = {
  seat: number
  /** Epoch milliseconds: thrown, lying still, put away. */
  atMs: number
  liesAtMs: number
  endsAtMs: number
  result: Thrown
}

export type Room = {
  host: number | null
  isLocked: boolean
  /** Epoch milliseconds when its bar closes; missing where no bar's table opened it. */
  closesAtMs?: number
  /** Next is tapped automatically. */
  keepsMoving: boolean
  /** The host's, for every clock; absent for the usual. */
  time?: TimeChoice
  /** The host switched stamps off. */
  hasNoStamps?: true
  /** The game in the lobby. */
  pick: GameSlug | null
  game: RoomGame | null
  /** Before the last Next, or before the host ended the game: one step that can be taken back. */
  former: { game: RoomGame; evening: Evening; atMs: number } | null
  /** The game that went back to a seat's phone, until the next one starts. */
  taken: { seat: number; atMs: number; game: RoomGame } | null
  evening: Evening
  /** The host has ended the evening; until the next game. */
  isNight: boolean
  /** A vote on the next game; null but for its time. */
  next: NextVote | null
  written: readonly WrittenPrompt[]
  /** The hottest prompts that are dealt. */
  spice: Spice
  /** A player confirmed that all players are 18. */
  areAdults: boolean
  /** By topic that is a seat's line: seats that get no task about it. */
  spared: Readonly<Partial<Record<Topic, readonly number[]>>>
  /** Keys of the prompts that came up tonight, by game; missing in rows of the version before. */
  seen?: Readonly<Partial<Record<GameSlug, readonly string[]>>>
  seats: readonly RoomSeat[]
  /** By seat. */
  contacts: readonly Contact[]
  /** The last break, by the games before it; its clock is null once it was skipped. */
  water: { games: number; clock: Clock | null } | null
  /** Until it was seen. */
  thrown: RoomThrow | null
  /** What is read in the place of what is said, the newest last; missing where there is nothing. */
  typed?: readonly Typed[]
  /** By seat: how often it was passed over since it last did something. */
  passes: Readonly<Record<number, number>>
  /** They watch this game and the next ones. */
  sitOut: readonly number[]
  /** By seat: epoch milliseconds when a phone claimed it. */
  claims: Readonly<Record<number, number>>
  /** By seat: the link that another phone takes it over by. */
  links: Readonly<Record<number, { hash: string; tokenHash: string; endsAtMs: number }>>
  /** Phones without their token that ask for a seat. */
  knocks: readonly { seat: number; tokenHash: string }[]
  /** By seat: the last move or call of each of its latest tabs. */
  acks: Readonly<Record<number, readonly (readonly [tab: string, n: number])[]>>
}

const maxTabs = 4

export function emptyRoom(pick: GameSlug | null): Room {
  return {
    keepsMoving: false,
    host: null,
    isLocked: false,
    pick,
    game: null,
    evening: noEvening,
    isNight: false,
    next: null,
    written: [],
    claims: {},
    links: {},
    taken: null,
    former: null,
    passes: {},
    water: null,
    thrown: null,
    spice: 2,
    areAdults: false,
    spared: {},
    seats: [],
    contacts: [],
    sitOut: [],
    knocks: [],
    acks: {},
  }
}

/** Without those who left. */
export function seatsOf({ seats }: Pick<Room, 'seats'>): number[] {
  return [...seats.keys()].filter((seat) => seats[seat]?.isGone === false)
}

export function isSeated({ seats }: Pick<Room, 'seats'>, seat: number): boolean {
  return seats[seat]?.isGone === false
}

/** Null where the seat does not play. */
export function playerOf({ seats, game }: Room, seat: number): Seat | null {
  const id = seats[seat]?.playerId
  const player = game?.state.players.findIndex((other) => other.id === id) ?? -1
  const hasLeft = game?.state.left?.includes(player) ?? false
  return player === -1 || hasLeft ? null : player
}

/** Null for bots, and for players without a seat. */
export function seatOfPlayer({ seats, game }: Room, player: Seat): number | null {
  const id = game?.state.players[player]?.id
  const seat = seats.findIndex((other) => other.playerId === id)
  return seat === -1 ? null : seat
}

export function toPlayer(room: Pick<Room, 'seats'>, seat: number): Player {
  const { playerId = '', name = '' } = room.seats[seat] ?? {}
  return { id: playerId, name }
}

export function changeSeat(room: Room, seat: number, change: Partial<RoomSeat>): Room {
  const seats = room.seats.map((other, at) => (at === seat ? { ...other, ...change } : other))
  return { ...room, seats }
}

export function ackedBy({ acks }: Pick<Room, 'acks'>, seat: number, tab: string): number {
  return acks[seat]?.find(([other]) => other === tab)?.[1] ?? 0
}

export function acknowledge(room: Room, seat: number, tab: string, n: number): Room {
  const others = (room.acks[seat] ?? []).filter(([other]) => other !== tab)
  const latest = [...others, [tab, n] as const].slice(-maxTabs)
  return { ...room, acks: { ...room.acks, [seat]: latest } }
}
