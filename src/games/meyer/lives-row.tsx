import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { PlayerName } from '#games/parts/player-name.tsx'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import styles from './lives-row.module.css'

type LivesRowProps = { players: readonly Player[]; lives: readonly number[]; loser?: Seat }

/** Lives left; eliminated players are crossed out. */
export function LivesRow({ players, lives, loser }: LivesRowProps) {
  return (
    <ScrollRegion label="Lives" className={styles.row}>
      <ul className={styles.lives}>
        {useSeatsHere(players).map((seat) => (
          <li
            key={players[seat]?.id}
            className={styles.one}
            data-out={lives[seat] === 0}
            data-hit={seat === loser}
          >
            <b>{lives[seat]}</b>
            <PlayerName name={nameOf(players, seat)} />
          </li>
        ))}
      </ul>
    </ScrollRegion>
  )
}
