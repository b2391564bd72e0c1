import type { Team } from './rules-teams.ts'
import styles from './teams.module.css'

/** The sides' points side by side; a table where everyone is alone sees them at the end. */
export function Scores({ teams, points }: { teams: readonly Team[]; points: readonly number[] }) {
  if (teams.every(({ seats }) => seats.length === 1)) return null
  return (
    <ul className={styles.scores} aria-label="Points">
      {teams.map(({ name, cloth }, team) => (
        <li key={name} className={`cloth-${cloth}`}>
          <b>{points[team]}</b>
          <span>{cloth}</span>
        </li>
      ))}
    </ul>
  )
}
