import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { Eye } from '#ui/eye.tsx'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import styles from './name-votes.module.css'
import { PlayerName } from './player-name.tsx'

type NameVotesProps = {
  label: string
  players: readonly Player[]
  seats: readonly Seat[]
  /** Null before the first tap. */
  chosen: Seat | null
  /** Missing where a name only shows that it was chosen. */
  onChoose?: (seat: Seat) => void
}

/** One name of many, by a tap; the open eye is the chosen one. */
export function NameVotes({ label, players, seats, chosen, onChoose }: NameVotesProps) {
  return (
    <fieldset className={styles.votes} data-many={seats.length > 7}>
      <legend className="seen-by-readers">{label}</legend>
      <div>
        {seats.map((seat) => (
          <button
            key={players[seat]?.id}
            type="button"
            aria-pressed={seat === chosen}
            disabled={!onChoose}
            onClick={() => onChoose?.(seat)}
          >
            <PlayerName name={nameOf(players, seat)} />
            <Eye open={seat === chosen} className={styles.eye} />
          </button>
        ))}
      </div>
      <ScrollHint />
    </fieldset>
  )
}
