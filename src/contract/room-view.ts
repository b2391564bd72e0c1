import type { Spice, Topic } from '#domain/prompts/tags.ts'
import type { EveningRow } from '#domain/room/evening.ts'
import type { Night } from '#domain/room/night.ts'
import type { RoomThrow, WritableGame } from '#domain/room/room.ts'
import type { AudienceAsk, AudienceHeard } from '#domain/table/audience.ts'
import type { Clock } from '#domain/table/clock.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import type { TimeChoice } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import type { Stamp, StampCounts } from '#domain/table/stamps.ts'
import type { TableView } from '#domain/table/table.ts'

/** `watching`: sits in the room but not in this game. */
export type Presence = 'here' | 'away' | 'watching'

/**
 * `seat` is the room's, for the whole evening, and `player` the game's (`RoomTable.players`), for
 * one game. A game's own moves and views speak of players, calls of a room's seats.
 */
export type RoomSeat = {
  seat: number
  name: string
  presence: Presence
  player: Seat | null
  /** Its own wish: it watches this game and the next ones. */
  sitsOut: boolean
  /** False for a player of a game that began on one phone, until a phone claims it. */
  isClaimed: boolean
}

/** What a room sends to every viewer; only `table` differs between them. */
export type RoomView = {
  code: string
  /** `night`: the host ended the evening; a start goes on with it. */
  phase: 'lobby' | 'playing' | 'night'
  isLocked: boolean
  /** Next is tapped automatically. */
  keepsMoving: boolean
  /** The host's, for every clock; missing from older servers. */
  time?: TimeChoice
  /** This seat's own choice, sent to this seat only; missing from older servers. */
  hasMoreTime?: boolean
  /** Reveals may be answered with stamps. */
  hasStamps: boolean
  /** The room's seat. */
  host: number | null
  /** In the lobby: what is picked. */
  game: GameSlug | null
  /** In order of joining; those who left or were removed are not in it. */
  seats: readonly RoomSeat[]
  /** Games that were scored, and who has what, best first; null before the first and while one is played. */
  evening: { games: number; rows: readonly EveningRow[] } | null
  /** At the end of the evening, once a game has counted; missing from older processes. */
  night?: Night | null
  /** The vote on the next game; null at other times. */
  next: {
    games: readonly { game: GameSlug; votes: number }[]
    voted: number
    /** This seat's own. */
    own: GameSlug | null
    /** Null once closed without a winner: the host settles it. */
    clock: Clock | null
  } | null
  /** Prompts of the table that wait for their game. */
  written: {
    count: number
    /** This seat's own; to the host all of them, without their authors. */
    shown: readonly { id: number; game: WritableGame; text: string; isOwn: boolean }[]
    /** At the end of the evening: what came up tonight, to be kept as a pack. */
    played: readonly { game: WritableGame; text: string }[]
  }
  /** The hottest prompts that are dealt, by the host's choice. */
  spice: Spice
  /** A player confirmed that all players are 18. */
  areAdults: boolean
  /** This seat's own; empty in other views. */
  lines: readonly Topic[]
  /** Counts of phones and TVs without a seat; of the audience over all processes. */
  screens: number
  audience: number
  /** Epoch milliseconds when the room is deleted, unless it is touched. */
  expiresAtMs: number
  /**
   * Wrong claims that this viewer may undo: all of them for the host, else one's own until then, in
   * epoch milliseconds.
   */
  claims: readonly { seat: number; untilMs: number | null }[]
  /** The break after every third game, while it lasts. */
  water: Clock | null
  /** While it is shown: its result is held back until `liesAtMs`. */
  thrown: RoomThrow | null
  /** How often this viewer was passed over since they last did something: 3 offers to sit out. */
  passes: number
  /** This viewer's phone took the last game, and may take it again until then, in epoch milliseconds. */
  takenUntilMs: number | null
  /** The seat whose phone has the game, until it comes back or another one starts; missing from older servers. */
  takenBy?: number | null
  /** Only to the host: seats that a new phone asks for. */
  knocks: readonly number[]
  /** Null in the lobby. */
  table: RoomTable | null
}

/**
 * Everything of `TableView`; `viewer` is the game's seat, or `audience` for a seat that only
 * watches. `left` and `canUndo` are always false. `canStop` is the host's.
 */
export type RoomTable<View = unknown, Options = unknown> = TableView<View, Options> & {
  game: GameSlug
  /** Of the rules on the server: a page with others must reload, or try again. */
  rulesVersion: number
  /** Names the prompt on the table, for the moves made on it; missing from older servers. */
  promptSinceMs?: number
  /** Epoch milliseconds after which the round is the last; null for a game without a time limit. */
  lastRoundAtMs: number | null
  /** Only to the host: names the moment of which its phone may have a copy; missing from older servers. */
  copyId?: string | null
  /** Only to the host: names the last step, while it can be taken back. */
  undoAtMs: number | null
  /** Only to its player: names their last tap, while they may take it back. */
  takeBackAtMs: number | null
  /** Players (the game's seats) whom the wait passes over. */
  away: readonly Seat[]
  /** Once it is over, to seats: keys of the prompts the room has seen in it; missing from older servers. */
  seen?: readonly string[]
  /** Players the game waits for who may be skipped by the host now. */
  skippable: readonly Seat[]
  /** Of what is revealed; null where nothing is, or the host wants none. */
  stamps: {
    /** Names the reveal, in epoch milliseconds. */
    revealedAtMs: number
    counts: StampCounts
    /** This viewer's own. */
    own: Stamp | null
  } | null
  /** Null while no player is asked to speak and no typed line is shown; missing from older servers. */
  speaking?: {
    /** Only to a player who may type it now. */
    part: string | null
    /** By players, in the place of speaking; the newest last. */
    typed: readonly { player: Seat; text: string }[]
  } | null
  audience: {
    /** Only to the audience and to seats that sit out: what they may tap now. */
    ask: AudienceAsk | null
    /** What it said last, until it is asked again. */
    heard: AudienceHeard | null
  }
}
