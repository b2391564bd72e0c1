type BarTable = {
  /** Also its secret: who has it prints the signs again. */
  id: string
  name: string
  game: string
  /** Minutes since midnight, by its own clock. */
  closes_minute: number
  time_zone: string
  /** When a room was last opened at one of its tables, or the signs were made. */
  used_at: number
}

type BarTableTable = {
  /** Printed; never given again while the bar is there. */
  code: string
  bar_id: string
  number: number
  /** The last room at this table; it may be gone. */
  room_id: string | null
}

export type BarTables = { bars: BarTable; bar_tables: BarTableTable }
