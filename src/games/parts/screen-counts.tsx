import type { CSSProperties, ReactNode } from 'react'
import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { longestWord } from './player-name.tsx'
import styles from './screen-counts.module.css'

export const maxPlates = 16
export const maxInRow = 6
/** Longer words are set in the narrower face; on narrow plates sooner. */
const displayLetters = 8
const denseLetters = 6

type ScreenCountsProps = {
  /** What is counted. */
  label: string
  players: readonly Player[]
  /** In the order of their plates; the last may have no room. */
  seats: readonly Seat[]
  count: (seat: Seat) => ReactNode
  /** In the cloth's colour. */
  current?: readonly Seat[]
  /** Out of the game. */
  faded?: (seat: Seat) => boolean
  /** What has just been added: it flies down to the name. */
  flying?: (seat: Seat) => number
}

/** A count for each player, along the bottom of a TV. */
export function ScreenCounts(props: ScreenCountsProps) {
  const { label, players, seats, count, current, faded, flying } = props
  const rows = seats.length > maxInRow ? 2 : 1
  const more = seats.length - maxPlates
  const shown = seats.slice(0, more > 0 ? maxPlates - 1 : maxPlates)
  const isDense = Math.ceil(seats.length / rows) > maxInRow
  const columns = Math.ceil((shown.length + (more > 0 ? 1 : 0)) / rows)
  return (
    <section className={styles.counts}>
      <h2>{label}</h2>
      <ul style={{ '--columns': columns } as CSSProperties} data-rows={rows} data-dense={isDense}>
        {shown.map((seat) => (
          <Plate
            key={players[seat]?.id}
            name={nameOf(players, seat)}
            isLong={longestWord(nameOf(players, seat)) > (isDense ? denseLetters : displayLetters)}
            isOn={current?.includes(seat) ?? false}
            isFaded={faded?.(seat) ?? false}
            added={flying?.(seat) ?? 0}
          >
            {count(seat)}
          </Plate>
        ))}
        {more > 0 && <li className={styles.more}>{`+${seats.length - shown.length} more`}</li>}
      </ul>
    </section>
  )
}

type PlateProps = {
  name: string
  isLong: boolean
  isOn: boolean
  isFaded: boolean
  added: number
  children: ReactNode
}

function Plate({ name, isLong, isOn, isFaded, added, children }: PlateProps) {
  return (
    <li
      style={{ '--letters': Math.max(longestWord(name), 4) } as CSSProperties}
      data-long={isLong}
      data-on={isOn}
      data-faded={isFaded}
    >
      <div className={styles.plate}>
        <bdi>{name}</bdi>
        {/* Drops anew whenever it changes on a highlighted plate. */}
        <em key={String(children)} data-word={typeof children === 'string'}>
          {children}
        </em>
        {added > 0 && <i key={added} aria-hidden>{`+${added}`}</i>}
      </div>
    </li>
  )
}
