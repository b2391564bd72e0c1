import { useEffect, useRef } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { PlayerName } from '#games/parts/player-name.tsx'
import { ScreenEyes } from '#games/parts/screen-frame.tsx'
import { Eye } from '#ui/eye.tsx'
import styles from './screen-done.module.css'

const maxNames = 8

type ScreenDoneProps = {
  players: readonly Player[]
  seats: readonly Seat[]
  done: readonly Seat[]
}

/** Being done is the move: up to eight by name, the first ones first. */
export function ScreenDone({ players, seats, done }: ScreenDoneProps) {
  if (seats.length > maxNames) return <ScreenEyes done={done.length} of={seats.length} />
  return <DoneNames players={players} seats={seats} done={done} />
}

function DoneNames({ players, seats, done }: ScreenDoneProps) {
  const before = useRef(done.length)
  useEffect(() => {
    if (done.length > before.current) playScreenCue('knock', 1 + done.length / seats.length)
    before.current = done.length
  }, [done.length, seats.length])
  return (
    <ul className={styles.names} data-many={seats.length > 6}>
      {seats.map((seat) => (
        <li key={players[seat]?.id}>
          <Eye
            open={done.includes(seat)}
            className={`${styles.eye} ${done.includes(seat) ? styles.open : ''}`}
          />
          <PlayerName name={nameOf(players, seat)} />
          <span className="seen-by-readers">{done.includes(seat) ? 'done' : 'not yet'}</span>
        </li>
      ))}
    </ul>
  )
}
