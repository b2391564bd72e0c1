import type { Player, Seat } from '#domain/table/players.ts'
import { ScrollRegion } from '#games/kit/scroll-region.tsx'
import styles from './lives-row.module.css'

type LivesRowProps = { players: readonly Player[]; lives: readonly number[]; loser?: Seat }

/** Who has how many lives left; those who are out are crossed out. */
export function LivesRow({ players, lives, loser }: LivesRowProps) {
  return (
    <ScrollRegion label="Lives" className={styles.row}>
      <ul className={styles.lives}>
        {players.map(({ id, name }, seat) => (
          <li
            key={id}
            className={styles.one}
            data-out={lives[seat] === 0}
            data-hit={seat === loser}
          >
            <b>{lives[seat]}</b>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </ScrollRegion>
  )
}
