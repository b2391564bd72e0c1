import { countWord } from '#domain/table/amount.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './seats.module.css'

type FingerTallyProps = {
  players: readonly Player[]
  votes: readonly number[]
  onPoint: (seat: Seat) => void
  onUnpoint: (seat: Seat) => void
}

/** A tap on a name for each finger, and a way to take one back. */
export function FingerTally({ players, votes, onPoint, onUnpoint }: FingerTallyProps) {
  return (
    <ul className={styles.seats} aria-label="Fingers">
      {players.map((player, seat) => {
        const count = votes[seat] ?? 0
        return (
          <li key={player.id} className={count > 0 ? `${styles.seat} ${styles.lit}` : styles.seat}>
            <button type="button" className={styles.name} onClick={() => onPoint(seat)}>
              <bdi>{player.name}</bdi>
              <b>
                {count}
                <span className="seen-by-readers"> fingers</span>
              </b>
            </button>
            {count > 0 && (
              <button
                type="button"
                className={styles.less}
                onClick={() => onUnpoint(seat)}
                aria-label={`One finger less for ${player.name}`}
              >
                <Glyph id="icon-x" />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** What is still to be counted, for the slab that ends it. */
export function fingersNote(left: number, players: number): string {
  if (left === players) return 'no fingers, no crown'
  if (left === 0) return 'every finger counted'
  return left === 1 ? 'one finger not counted' : `${countWord(left)} fingers not counted`
}
