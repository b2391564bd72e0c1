type KeptNightTable = {
  /** Also its secret: who has it reads the night. */
  id: string
  /** Of the room, which may be gone: its evening is kept once. */
  room_id: string
  /** The seat whose phone kept it. */
  maker: number
  /** JSON: `Night`. */
  content: string
  expires_at: number
}

type NightSeatTable = {
  night_id: string
  seat: number
  token_hash: string
  /** Null unless its player agreed. */
  name: string | null
}

export type NightTables = { kept_nights: KeptNightTable; night_seats: NightSeatTable }
