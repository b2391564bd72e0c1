import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import styles from './dealt-sides.module.css'
import { PlayerName } from './player-name.tsx'

type SideNamesProps = {
  label: string
  players: readonly Player[]
  seats: readonly Seat[]
  /** Missing where a side is only shown. */
  onChange?: (seat: Seat) => void
}

/** Where it may be changed, a tap moves a player to the other side. */
export function SideNames({ label, players, seats, onChange }: SideNamesProps) {
  return (
    <ul className={styles.names} aria-label={label}>
      {seats.map((seat) => (
        <li key={players[seat]?.id}>
          {onChange ? (
            <button type="button" className={styles.name} onClick={() => onChange(seat)}>
              <PlayerName name={nameOf(players, seat)} />
            </button>
          ) : (
            <span className={styles.name}>
              <PlayerName name={nameOf(players, seat)} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
