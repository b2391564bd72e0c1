import type { ReactNode } from 'react'
import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import styles from './screen-names.module.css'

const maxPlates = 16
const fewPlates = 6

type ScreenNamesProps = {
  players: readonly Player[]
  /** In the order in which they come. */
  seats: readonly Seat[]
  /** Before the name. */
  before?: (seat: Seat) => ReactNode
  /** Under the name. */
  note?: (seat: Seat) => ReactNode
}

/** Names on a TV's plates: each stamps in as it comes. */
export function ScreenNames({ players, seats, before, note }: ScreenNamesProps) {
  const more = seats.length - maxPlates
  return (
    <ul className={styles.names} data-many={seats.length > fewPlates}>
      {seats.slice(0, maxPlates).map((seat) => (
        <li key={players[seat]?.id}>
          {before?.(seat)}
          <span>
            <bdi>{nameOf(players, seat)}</bdi>
            {note && <small>{note(seat)}</small>}
          </span>
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{`+${more} more`}</li>}
    </ul>
  )
}
