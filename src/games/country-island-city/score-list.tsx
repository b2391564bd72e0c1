import type { ReactNode } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { leaders, rankRows } from '#domain/table/standings.ts'
import { PlayerName } from '#games/parts/player-name.tsx'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import type { CicProps } from './play-props.ts'
import styles from './score-table.module.css'

/** Everybody's points by letter, best first, and what is below them. */
export function ScoreList({ play, children }: { play: CicProps; children: ReactNode }) {
  const { view, players } = play
  const { history, totals, letters, isLastRound } = view
  // Letters are unique in a game, so they serve as keys.
  const rounds = history.map((points, round) => {
    const isLatest = round === history.length - 1
    return { letter: letters[round], points, isLatest, look: isLatest ? undefined : styles.past }
  })
  const here = useSeatsHere(players)
  const order = rankRows(totals, 'most', () => ({ score: '', note: { code: '' } }))
  const best = leaders(totals, here)
  return (
    <ScrollRegion label="Scores" className={styles.stage}>
      <table className={styles.table}>
        <caption>{isLastRound ? 'That was the last letter.' : 'So far.'}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="seen-by-readers">Player</span>
            </th>
            {rounds.map(({ letter, look }) => (
              <th key={letter} scope="col" className={look}>
                {letter}
              </th>
            ))}
            <th scope="col">All</th>
          </tr>
        </thead>
        <tbody>
          {order.map(
            ({ seat }) =>
              here.includes(seat) && (
                <tr key={seat} data-on={best.includes(seat)}>
                  <th scope="row">
                    <PlayerName name={nameOf(players, seat)} />
                  </th>
                  {rounds.map(({ letter, points, isLatest, look }) => (
                    <td key={letter} className={look}>
                      {isLatest && !!points[seat] && <span aria-hidden>+</span>}
                      {points[seat]}
                    </td>
                  ))}
                  <td className={styles.total}>{totals[seat]}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
      {children}
    </ScrollRegion>
  )
}
