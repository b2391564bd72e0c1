import { nameOf } from '#domain/table/names.ts'
import type { Player } from '#domain/table/players.ts'
import type { RecapText } from '#domain/table/recap.ts'
import { ScreenFrame } from '#games/parts/screen-frame.tsx'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import { Daruma } from '#ui/daruma.tsx'
import styles from './tv.module.css'

type TvEndProps = {
  screen: Pick<ScreenProps<unknown, unknown>, 'game' | 'room'>
  players: readonly Player[]
  recap: RecapText
  host: string | null
}

const places = 3

/** The second eye is filled: winner, the first three, the headline. */
export function TvEnd({ screen, players, recap, host }: TvEndProps) {
  const { winners, headline, rows } = recap
  const names = winners.map((seat) => nameOf(players, seat)).join(', ')
  const placed = rows.filter(({ place }) => place !== null)
  const podium = [placed[1], placed[0], placed[2]].slice(0, places)
  return (
    <ScreenFrame screen={screen} count={players.length} note="players">
      <div className={styles.end} aria-live="polite">
        <Daruma face={winners.length > 0 ? 'won' : 'one-eye'} className={styles.daruma} />
        <div className={styles.winner}>
          <p className={styles.lead}>{winners.length === 1 ? 'The winner' : 'The winners'}</p>
          <p className={styles.names} data-fit={fitOf(names)}>
            {names}
          </p>
          <p className={styles.rule}>{headline} The eye is filled.</p>
        </div>
        <ol className={styles.podium}>
          {podium.map(
            (row) =>
              row && (
                <li key={row.seat} data-place={placed.indexOf(row) + 1}>
                  <span>
                    <bdi>{nameOf(players, row.seat)}</bdi>
                    <small>{row.score}</small>
                  </span>
                  <b>{placed.indexOf(row) + 1}</b>
                </li>
              ),
          )}
        </ol>
      </div>
      <p className={styles.next}>{`${host ?? 'The host'} picks what comes next.`}</p>
    </ScreenFrame>
  )
}

function fitOf(names: string): string {
  return names.length <= 3
    ? 'huge'
    : names.length <= 6
      ? 'large'
      : names.length <= 10
        ? 'medium'
        : 'small'
}
