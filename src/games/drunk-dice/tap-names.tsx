import type { Player, Seat } from '#domain/table/players.ts'
import styles from './tap-names.module.css'

type TapNamesProps = {
  label: string
  players: readonly Player[]
  /** Everybody but that one. */
  but: Seat
  /** How often a name was tapped so far. */
  counts?: (seat: Seat) => number
  onTap: (seat: Seat) => void
}

/** The others at the table, a button each. */
export function TapNames({ label, players, but, counts, onTap }: TapNamesProps) {
  return (
    <ul className={styles.names} aria-label={label}>
      {players.map((player, seat) => {
        const count = counts?.(seat) ?? 0
        return (
          seat !== but && (
            <li key={player.id}>
              <button
                type="button"
                className={styles.name}
                data-lit={count > 0 || undefined}
                onClick={() => onTap(seat)}
              >
                <bdi>{player.name}</bdi>
                {count > 0 && <b>{count}</b>}
              </button>
            </li>
          )
        )
      })}
    </ul>
  )
}
