type RoomTable = {
  id: string
  code: string
  /** Rises with every save, and decides between simultaneous ones. */
  version: number
  /** Of the game on the table; 0 in the lobby. */
  rules_version: number
  /** JSON: everything but seats, options, host and lock. */
  state: string
  /** JSON: house rules of the game on the table. */
  options: string
  host: number | null
  locked: number
  /** Once the room has ended: its code rests. */
  gone_at: number | null
  touched_at: number
}

type RoomSeatTable = {
  room_id: string
  seat: number
  token_hash: string | null
  name: string
  /** Id of its player in games. */
  plays: string
  /** Asked for more time. */
  more_time: number
  removed: number
  /** Topics it would rather not get, with spaces between. */
  lines: string
}

/** A process with live rooms. */
type RoomProcessTable = {
  id: string
  /** By the database's clock. */
  seen_at: number
}

export type RoomTables = {
  rooms: RoomTable
  room_seats: RoomSeatTable
  room_processes: RoomProcessTable
}
