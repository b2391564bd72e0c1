import { listNames } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { type GroupRow, silentSeats } from './group-rows.ts'
import { loneAnswer } from './rules-reveal.ts'
import styles from './screen-plates.module.css'

/** From so many players on equal answers are counted, not named. */
const manyPlayers = 12
const oneRod = 8
export const maxPlates = 16
const longAnswer = 20

type ScreenPlatesProps = {
  players: readonly Player[]
  rows: readonly GroupRow[]
  /** False in Mix: only an answer that is out costs. */
  hasPoints: boolean
  /** How many have dropped, from the lowest up. */
  come: number
}

/** Answers side by side, and last who wrote nothing. */
export function ScreenPlates({ players, rows, hasPoints, come }: ScreenPlatesProps) {
  const here = useSeatsHere(players)
  const groups = rows.map(({ group }) => group)
  const silent = silentSeats(groups, here)
  const lone = loneAnswer(groups)
  const shown = rows.slice(0, maxPlates)
  const plates = shown.length + (silent.length > 0 ? 1 : 0)
  const more = rows.length - shown.length

  function namesOf(seats: readonly Seat[]): string {
    return here.length >= manyPlayers && seats.length > 1
      ? `× ${seats.length}`
      : listNames(players, seats)
  }

  return (
    <>
      <ul className={styles.plates} data-rods={plates > oneRod ? 2 : 1} data-count={plates}>
        {shown.map(({ group: { key, answer, seats, counts }, points }, place) => (
          <li
            key={key}
            data-come={come >= plates - place}
            data-kind={kindOf(hasPoints ? points > 0 : counts, seats.length)}
            data-lone={key === lone?.key}
          >
            <bdi data-long={answer.length > longAnswer}>{answer}</bdi>
            <span>{namesOf(seats)}</span>
            <b>
              {hasPoints && points}
              {seats.length > 1 && points > 0 && <small>each</small>}
            </b>
          </li>
        ))}
        {silent.length > 0 && (
          <li data-come={come > 0} data-kind="none">
            <bdi>Nothing</bdi>
            <span>{namesOf(silent)}</span>
            <b>{hasPoints && 0}</b>
          </li>
        )}
      </ul>
      {more > 0 && <p className={styles.more}>{`+${more} more`}</p>}
    </>
  )
}

function kindOf(counts: boolean, seats: number): 'none' | 'shared' | 'own' {
  if (!counts) return 'none'
  return seats > 1 ? 'shared' : 'own'
}
