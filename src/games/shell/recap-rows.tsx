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
      {recap.rows.map((row) => (
        <Row
          key={row.seat}
          title={
            <bdi className={left.includes(row.seat) ? styles.left : ''}>
              {nameOf(players, row.seat)}
            </bdi>
          }
          note={left.includes(row.seat) ? `${row.note}. Left early.` : row.note}
          isHighlighted={recap.winners.includes(row.seat)}
          end={<b className={styles.score}>{row.score}</b>}
        />
      ))}
    </RowList>
  )
}
