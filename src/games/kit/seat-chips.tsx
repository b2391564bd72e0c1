import type { Player, Seat } from '#domain/table/players.ts'
import { Eye } from '#ui/eye.tsx'
import styles from './seat-chips.module.css'

type SeatChipsProps = {
  label: string
  players: readonly Player[]
  chosen: readonly Seat[]
  onToggle: (seat: Seat) => void
}

/** Everybody at the table in one line that scrolls; a tap marks, another takes it back. */
export function SeatChips({ label, players, chosen, onToggle }: SeatChipsProps) {
  return (
    <fieldset className={styles.seats}>
      <legend>{label}</legend>
      <div className={styles.line}>
        {players.map((player, seat) => (
          <button
            key={player.id}
            type="button"
            className={styles.chip}
            aria-pressed={chosen.includes(seat)}
            onClick={() => onToggle(seat)}
          >
            <Eye open={chosen.includes(seat)} className={styles.eye} />
            <bdi>{player.name}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
