import type { ReactNode } from 'react'
import { nameOf } from '#domain/table/names.ts'
import type { Player } from '#domain/table/players.ts'
import type { Team } from '#domain/table/teams.ts'
import styles from './screen-sides.module.css'

/** Most names of a side in each size; beyond, the last. */
const sizes = [
  [4, 'few'],
  [6, 'some'],
] as const

type ScreenSidesProps = {
  teams: readonly Team[]
  players: readonly Player[]
  /** Under the name of a side. */
  note?: (team: number) => ReactNode
}

/** On a TV: a cloth for each side, with the names on it. */
export function ScreenSides({ teams, players, note }: ScreenSidesProps) {
  const largest = Math.max(...teams.map(({ seats }) => seats.length))
  return (
    <ul
      className={styles.sides}
      data-names={sizes.find(([most]) => largest <= most)?.[1] ?? 'many'}
    >
      {teams.map(({ name, cloth, seats }, team) => (
        <li key={cloth} className={`cloth-${cloth}`}>
          <h2>{name}</h2>
          {note && <p>{note(team)}</p>}
          <ul className={styles.names}>
            {seats.map((seat) => (
              <li key={players[seat]?.id}>{nameOf(players, seat)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
