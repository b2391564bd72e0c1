import type { ReactNode } from 'react'
import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { Eye } from '#ui/eye.tsx'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { KeyNumber } from '../shell/key-number.tsx'
import { PlayerName } from './player-name.tsx'
import styles from './seat-chips.module.css'
import { useSeatsHere } from './seats-here.ts'
import { usePlayerKeys } from './use-keys.ts'

type SeatChipsProps = {
  label: string
  players: readonly Player[]
  chosen: readonly Seat[]
  onToggle: (seat: Seat) => void
  except?: Seat | null
  /** Below a name. */
  under?: (seat: Seat) => ReactNode
}

/** All present players; a second tap deselects. */
export function SeatChips({ label, players, chosen, onToggle, under, except }: SeatChipsProps) {
  const here = useSeatsHere(players)
  const seats = here.filter((seat) => seat !== except)
  usePlayerKeys(seats.length, (place) => onToggle(seats[place] ?? 0))
  return (
    <fieldset className={styles.seats}>
      <legend>{label}</legend>
      <div className={styles.line}>
        {seats.map((seat, place) => (
          <button
            key={players[seat]?.id}
            type="button"
            className={styles.chip}
            aria-pressed={chosen.includes(seat)}
            onClick={() => onToggle(seat)}
          >
            <KeyNumber place={place} />
            <Eye open={chosen.includes(seat)} className={styles.eye} />
            <span className={styles.name}>
              <PlayerName name={nameOf(players, seat)} />
              {under?.(seat)}
            </span>
          </button>
        ))}
        <ScrollHint />
      </div>
    </fieldset>
  )
}
