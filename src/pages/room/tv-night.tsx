import type { RoomView } from '#contract/room-view.ts'
import type { EveningRow } from '#domain/room/evening.ts'
import { capitalised, countOf, countWord } from '#domain/table/amount.ts'
import { ScreenFrame } from '#games/parts/screen-frame.tsx'
import { Daruma } from '#ui/daruma.tsx'
import styles from './tv-night.module.css'

const mostRows = 8
const frame = { title: 'Tonight', titleLines: ['Tonight'], crest: 'mix' } as const

/** The end of the evening: who did what over all games. */
export function TvNight({ room }: { room: RoomView }) {
  const { evening, seats, host, code } = room
  const games = evening?.games ?? 0
  const rows = evening?.rows ?? []
  const nameOf = (seat: number) => seats.find((other) => other.seat === seat)?.name ?? ''
  return (
    <ScreenFrame
      screen={{ game: frame, room: { code, joinAt: location.host } }}
      count={games}
      note={games === 1 ? 'game' : 'games'}
    >
      <div className={styles.night}>
        <div className={styles.words}>
          <p>{`${capitalised(countWord(games))} ${games === 1 ? 'game' : 'games'}, ${countWord(seats.length)} of you`}</p>
          <h1>Good night.</h1>
          <Daruma face="won" className={styles.daruma} />
          <small>{`Room ${code} closes in 24 hours.`}</small>
        </div>
        <ul className={styles.rows} data-many={rows.length > mostRows}>
          {rows.slice(0, 2 * mostRows).map((row) => (
            <li key={row.seat} data-first={row.place === 1}>
              <b>{row.place}</b>
              <bdi>{nameOf(row.seat)}</bdi>
              <span>{awardOf(row, games, row.seat === host)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ScreenFrame>
  )
}

/** What the whole room saw; never a pass, a drink or an absence. */
function awardOf({ wins, points }: EveningRow, games: number, isHost: boolean): string {
  if (wins > 0) return `${countWord(wins)} ${wins === 1 ? 'win' : 'wins'} of ${countWord(games)}`
  return isHost ? 'opened the room' : countOf(points, 'points')
}
