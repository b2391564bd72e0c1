import { useEffect } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { PlayerName } from '#games/parts/player-name.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { Bottle, turningMs } from './bottle.tsx'
import styles from './bottle-names.module.css'
import { neckAngles } from './neck-angles.ts'

const clicks = 18

type ScreenBottleProps = { players: readonly Player[]; turn: Seat }

/** The TV's moment: between all names the bottle slows down, nearly means another, and turns back. */
export function ScreenBottle({ players, turn }: ScreenBottleProps) {
  const here = useSeatsHere(players)
  const right = here.slice(0, Math.ceil(here.length / 2))
  const left = here.slice(right.length).toReversed()
  useClicks()
  return (
    <div className={styles.scene} data-rows={rowsClass(right.length)}>
      <Names players={players} seats={left} />
      <Bottle {...neckAngles(here, turn)} className={styles.bottle} />
      <Names players={players} seats={right} />
      <p className="seen-by-readers" aria-live="polite">
        The bottle turns
      </p>
    </div>
  )
}

function Names({ players, seats }: { players: readonly Player[]; seats: readonly Seat[] }) {
  return (
    <ul>
      {seats.map((seat) => (
        <li key={players[seat]?.id}>
          <PlayerName name={nameOf(players, seat)} />
        </li>
      ))}
    </ul>
  )
}

function rowsClass(rows: number): 'few' | 'some' | 'many' {
  if (rows <= 4) return 'few'
  return rows <= 7 ? 'some' : 'many'
}

/** Wood on wood, slower and slower. */
function useClicks(): void {
  useEffect(() => {
    const timers = Array.from({ length: clicks }, (_, click) =>
      setTimeout(
        () => playScreenCue('knock', 1.6),
        turningMs * (1 - Math.cbrt(1 - click / clicks)),
      ),
    )
    return () => timers.forEach(clearTimeout)
  }, [])
}
