import type { Team } from '#domain/table/teams.ts'
import styles from './scores.module.css'

export function Scores({ teams, points }: { teams: readonly Team[]; points: readonly number[] }) {
  return (
    <ul className={styles.scores} aria-label="Points">
      {teams.map(
        ({ name, cloth, seats }, team) =>
          seats.length > 0 && (
            <li key={name} className={`cloth-${cloth}`}>
              <b>{points[team]}</b>
              <span>{name.replace(/^Team (?=\S)/, '')}</span>
            </li>
          ),
      )}
    </ul>
  )
}
