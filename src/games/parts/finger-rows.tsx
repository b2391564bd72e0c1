import type { ReactNode } from 'react'
import { nameOf } from '#domain/table/names.ts'
import type { Owed } from '#domain/table/owed.ts'
import { penaltyText } from '#domain/table/penalty.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { rankRows } from '#domain/table/standings.ts'
import { Crown } from './crown.tsx'
import styles from './finger-rows.module.css'
import { PlayerName } from './player-name.tsx'

type FingerRowsProps = {
  players: readonly Player[]
  /** By seat. */
  votes: readonly number[]
  penalties: readonly number[]
  crowned: readonly Seat[]
  owes: (seat: Seat) => Owed
  /** Under a name, in place of the penalty. */
  note?: (seat: Seat) => ReactNode
}

/** Most fingers first, with a crown for these. */
export function FingerRows(props: FingerRowsProps) {
  const { players, votes, penalties, crowned, owes, note } = props
  const rows = rankRows(votes, 'most', (_, count) => ({ score: String(count) }))
  return (
    <ul className={styles.rows} aria-label="Fingers by name">
      {rows
        .filter(({ seat }) => (votes[seat] ?? 0) > 0)
        .map(({ seat, score }) => (
          <li key={players[seat]?.id} className={styles.row}>
            {crowned.includes(seat) && <Crown className={styles.crown} />}
            <span className={styles.name}>
              <PlayerName name={nameOf(players, seat)} />
              <small>{note ? note(seat) : penaltyText(penalties[seat] ?? 0, owes(seat))}</small>
            </span>
            <Fingers count={votes[seat] ?? 0} />
            <b>{score}</b>
          </li>
        ))}
    </ul>
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
