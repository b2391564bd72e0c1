import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { PlayerName } from '#games/parts/player-name.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { usePlayerKeys } from '#games/parts/use-keys.ts'
import { KeyNumber } from '#games/shell/key-number.tsx'
import styles from './tap-names.module.css'

type TapNamesProps = {
  label: string
  players: readonly Player[]
  /** The roller. */
  except: Seat
  /** Taps so far. */
  counts?: (seat: Seat) => number
  onTap: (seat: Seat) => void
}

export function TapNames({ label, players, except, counts, onTap }: TapNamesProps) {
  const others = useSeatsHere(players).filter((seat) => seat !== except)
  usePlayerKeys(others.length, (place) => onTap(others[place] ?? except))
  return (
    <ul className={styles.names} aria-label={label}>
      {others.map((seat, place) => {
        const count = counts?.(seat) ?? 0
        return (
          <li key={players[seat]?.id}>
            <button
              type="button"
              className={styles.name}
              data-on={count > 0 || undefined}
              onClick={() => onTap(seat)}
            >
              <KeyNumber place={place} />
              <PlayerName name={nameOf(players, seat)} />
              {count > 0 && <b>{count}</b>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
