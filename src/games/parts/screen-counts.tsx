import type { CSSProperties, ReactNode } from 'react'
import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { longestWord } from './player-name.tsx'
import styles from './screen-counts.module.css'

const mostPlates = 16
const mostInRow = 6
/** Longer words are set in the narrower face. */
const displayLetters = 8

type ScreenCountsProps = {
  /** What is counted. */
  label: string
  players: readonly Player[]
  /** In the order of their plates; the last may have no room. */
  seats: readonly Seat[]
  count: (seat: Seat) => ReactNode
  /** In the cloth's colour. */
  lit?: readonly Seat[]
  /** Out of the game. */
  faded?: (seat: Seat) => boolean
}

/** A count for each player, along the bottom of a TV. */
export function ScreenCounts({ label, players, seats, count, lit, faded }: ScreenCountsProps) {
  const rows = seats.length > mostInRow ? 2 : 1
  const more = seats.length - mostPlates
  const shown = seats.slice(0, more > 0 ? mostPlates - 1 : mostPlates)
  const plates = shown.length + (more > 0 ? 1 : 0)
  return (
    <section className={styles.counts}>
      <h2>{label}</h2>
      <ul style={{ '--columns': Math.ceil(plates / rows) } as CSSProperties} data-rows={rows}>
        {shown.map((seat) => (
          <Plate
            key={players[seat]?.id}
            name={nameOf(players, seat)}
            isLit={lit?.includes(seat) ?? false}
            isFaded={faded?.(seat) ?? false}
          >
            {count(seat)}
          </Plate>
        ))}
        {more > 0 && <li className={styles.more}>{`+${seats.length - shown.length} more`}</li>}
      </ul>
    </section>
  )
}

type PlateProps = { name: string; isLit: boolean; isFaded: boolean; children: ReactNode }

function Plate({ name, isLit, isFaded, children }: PlateProps) {
  const letters = longestWord(name)
  return (
    <li
      style={{ '--letters': Math.max(letters, 4) } as CSSProperties}
      data-long={letters > displayLetters}
      data-lit={isLit}
      data-faded={isFaded}
    >
      <div className={styles.plate}>
        <bdi>{name}</bdi>
        {/* Drops anew whenever it changes on a lit plate. */}
        <em key={String(children)} data-word={typeof children === 'string'}>
          {children}
        </em>
      </div>
    </li>
  )
}
