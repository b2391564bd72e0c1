import type { ReactNode } from 'react'
import type { Team } from '#domain/table/teams.ts'
import styles from './scores.module.css'

type ScoresProps = {
  teams: readonly Team[]
  points: readonly number[]
  /** Under the name. */
  note?: (team: number) => ReactNode
}

export function Scores({ teams, points, note }: ScoresProps) {
  return (
    <ul className={styles.scores} aria-label="Points">
      {teams.map(
        ({ name, cloth, seats }, team) =>
          seats.length > 0 && (
            <li key={name} className={`cloth-${cloth}`}>
              <b>{points[team]}</b>
              <span>{name.replace(/^Team (?=\S)/, '')}</span>
              {note && <small>{note(team)}</small>}
            </li>
          ),
      )}
    </ul>
  )
}
