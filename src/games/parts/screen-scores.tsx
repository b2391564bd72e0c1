import type { ReactNode } from 'react'
import type { Team } from '#domain/table/teams.ts'
import styles from './screen-scores.module.css'

type ScreenScoresProps = {
  teams: readonly Team[]
  points: readonly number[]
  /** Under the name. */
  note: (team: number) => ReactNode
  /** Whose cloth comes down. */
  dropped?: (team: number) => boolean
}

/** At the foot of a TV: the sides in their cloths, with their points. */
export function ScreenScores({ teams, points, note, dropped }: ScreenScoresProps) {
  const playing = [...teams.keys()].filter((team) => teams[team]?.seats.length)
  return (
    <ul className={styles.scores} aria-label="Points" data-many={playing.length > 2}>
      {playing.map((team) => (
        <li
          key={teams[team]?.cloth}
          className={`cloth-${teams[team]?.cloth}`}
          data-dropped={dropped?.(team)}
        >
          <span>
            <bdi>{teams[team]?.name}</bdi>
            <small>{note(team)}</small>
          </span>
          <b>{points[team]}</b>
        </li>
      ))}
    </ul>
  )
}
