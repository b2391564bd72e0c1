import type { CSSProperties } from 'react'
import { nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { PlayerName } from '../parts/player-name.tsx'
import { useSeatsHere } from '../parts/seats-here.ts'
import type { DrawProps } from './draw-props.ts'
import styles from './venue-screen-draw.module.css'

const lastLook = 7

/** Squiffy: an eye looks round the names, and stops. */
export function ScreenPupil({ screen, step, isOver, target, children }: DrawProps) {
  const { players } = screen
  const here = useSeatsHere(players)
  if (isOver) return children
  const half = Math.ceil(here.length / 2)
  const seen = step === 0 ? null : seatAt(here, step, target)
  const isForAll = step >= lastLook && target === null
  return (
    <div className={styles.look} data-many={here.length > 10} aria-hidden>
      <Names seats={here.slice(0, half)} {...{ players, seen, isForAll }} />
      <div className={styles.eye} data-wide={isForAll}>
        <i style={seen === null ? undefined : lookAt(here.indexOf(seen), half, here.length)} />
      </div>
      <Names seats={here.slice(half)} {...{ players, seen, isForAll }} />
    </div>
  )
}

/** To one side and to the other, until it stops. */
function seatAt(here: readonly Seat[], step: number, target: Seat | null): Seat | null {
  if (step >= lastLook) return target
  const half = Math.ceil(here.length / 2)
  const isLeft = step % 2 === 1 || here.length === 1
  const place = isLeft ? (step * 2) % half : half + ((step * 2 + 1) % (here.length - half))
  return here[place] ?? null
}

/** From the middle of the eye, in its own radii. */
function lookAt(place: number, half: number, count: number): CSSProperties {
  const isLeft = place < half
  const row = isLeft ? place : place - half
  const rows = isLeft ? half : count - half
  const down = (row + 0.5) / rows - 0.5
  return { '--x': isLeft ? -1 : 1, '--y': down * 1.4 } as CSSProperties
}

type NamesProps = Pick<DrawProps['screen'], 'players'> & {
  seats: readonly Seat[]
  seen: Seat | null
  isForAll: boolean
}

function Names({ seats, players, seen, isForAll }: NamesProps) {
  return (
    <ul>
      {seats.map((seat) => (
        <li key={players[seat]?.id} data-seen={isForAll || seat === seen}>
          <PlayerName name={nameOf(players, seat)} />
        </li>
      ))}
    </ul>
  )
}
