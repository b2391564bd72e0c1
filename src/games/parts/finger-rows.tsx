import { penaltyText } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { rankRows } from '#domain/table/standings.ts'
import styles from './finger-rows.module.css'
import { PlayerName } from './player-name.tsx'

type FingerRowsProps = {
  players: readonly Player[]
  /** By seat. */
  votes: readonly number[]
  penalties: readonly number[]
  crowned: readonly Seat[]
  sober: boolean
}

/** Most fingers first, with a crown for these. */
export function FingerRows({ players, votes, penalties, crowned, sober }: FingerRowsProps) {
  const rows = rankRows(votes, 'most', (_, count) => ({ score: String(count) }))
  return (
    <ul className={styles.rows} aria-label="Fingers by name">
      {rows
        .filter(({ seat }) => (votes[seat] ?? 0) > 0)
        .map(({ seat, score }) => (
          <li key={players[seat]?.id} className={styles.row}>
            {crowned.includes(seat) && <Crown />}
            <span className={styles.name}>
              <PlayerName name={nameOf(players, seat)} />
              <small>{penaltyText(penalties[seat] ?? 0, sober)}</small>
            </span>
            <Fingers count={votes[seat] ?? 0} />
            <b>{score}</b>
          </li>
        ))}
    </ul>
  )
}

function Crown() {
  return (
    <svg
      className={styles.crown}
      viewBox="0 0 100 72"
      fill="currentColor"
      role="img"
      aria-label="Crowned"
    >
      <path d="M5 70L3 16L29 40L50 3L71 40L97 16L95 70Z" />
    </svg>
  )
}

/** Decoration: the number beside the strokes is read out. */
function Fingers({ count }: { count: number }) {
  const strokes = Array.from({ length: count }, (_, index) => `M${6 + index * 10} 2V30`).join('')
  return (
    <svg
      className={styles.fingers}
      viewBox={`0 0 ${count * 10} 32`}
      preserveAspectRatio="xMaxYMid"
      aria-hidden
    >
      <path d={strokes} stroke="currentColor" strokeWidth="6" fill="none" />
    </svg>
  )
}
