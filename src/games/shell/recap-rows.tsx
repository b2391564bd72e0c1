import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import type { RecapText } from '#domain/table/recap.ts'
import { Daruma } from '#ui/daruma.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { PlayerName } from '../parts/player-name.tsx'
import styles from './end-screen.module.css'

/** The game and its outcome in a sentence. */
export function RecapHead({ title, recap }: { title: string; recap: RecapText }) {
  return (
    <div className={styles.words}>
      <Daruma face={recap.winners.length > 0 ? 'won' : 'one-eye'} className={styles.daruma} />
      <div>
        <p className={styles.lead}>{title}</p>
        <h1>
          <PlayerName name={recap.headline} />
        </h1>
      </div>
    </div>
  )
}

type RecapRowsProps = {
  players: readonly Player[]
  /** Players who left before the end. */
  left: readonly Seat[]
  recap: RecapText
}

export function RecapRows({ players, left, recap }: RecapRowsProps) {
  return (
    <RowList label="Who did what">
      {recap.rows.map(({ seat, place, score, note }) => {
        const hasLeft = left.includes(seat)
        return (
          <Row
            key={seat}
            title={
              <bdi className={hasLeft || place === null ? styles.left : ''}>
                {nameOf(players, seat)}
              </bdi>
            }
            note={hasLeft ? `${note}. Left early.` : place === null ? 'Away for most of it' : note}
            isHighlighted={recap.winners.includes(seat)}
            end={place === null ? null : <b className={styles.score}>{score}</b>}
          />
        )
      })}
    </RowList>
  )
}
