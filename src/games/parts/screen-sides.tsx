import type { ReactNode } from 'react'
import { nameOf } from '#domain/table/names.ts'
import type { Player } from '#domain/table/players.ts'
import type { Team } from '#domain/table/teams.ts'
import styles from './screen-sides.module.css'

/** Most names of a side and most letters of a name in each size; beyond, the last. */
const sizes = [
  [4, 10, 'few'],
  [6, 16, 'some'],
] as const
/** Of the letters, where three cloths share the width. */
const shareOfThree = 0.6

type ScreenSidesProps = {
  teams: readonly Team[]
  players: readonly Player[]
  /** Under the name of a side. */
  note?: (team: number) => ReactNode
}

/** On a TV: a cloth for each side, with the names on it. */
export function ScreenSides({ teams, players, note }: ScreenSidesProps) {
  return (
    <ul className={styles.sides} data-names={sizeOf(teams, players)}>
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

function sizeOf(teams: readonly Team[], players: readonly Player[]): string {
  const most = Math.max(...teams.map(({ seats }) => seats.length))
  const longest = Math.max(...players.map(({ name }) => name.length))
  const share = teams.length > 2 ? shareOfThree : 1
  const size = sizes.find(([names, letters]) => most <= names && longest <= letters * share)
  return size?.[2] ?? 'many'
}
