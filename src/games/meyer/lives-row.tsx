import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { longestWord, PlayerName } from '#games/parts/player-name.tsx'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import styles from './lives-row.module.css'

/** Longer words need half of a phone's width. */
const lettersInThird = 6

type LivesRowProps = {
  players: readonly Player[]
  lives: readonly number[]
  /** In the cloth's colour: who lost, or whose turn it is. */
  current?: Seat
  /** All of them in a grid, rather than a line that scrolls. */
  isGrid?: boolean
}

/** Lives left; eliminated players are crossed out. */
export function LivesRow({ players, lives, current, isGrid = false }: LivesRowProps) {
  const here = useSeatsHere(players)
  const isWide = here.some((seat) => longestWord(nameOf(players, seat)) > lettersInThird)
  return (
    <ScrollRegion label="Lives" className={isGrid ? styles.grid : styles.row}>
      <ul className={styles.lives} data-wide={isWide}>
        {here.map((seat) => (
          <li
            key={players[seat]?.id}
            className={styles.one}
            data-out={lives[seat] === 0}
            data-on={seat === current}
          >
            <b data-word={isGrid && lives[seat] === 0}>
              {isGrid && lives[seat] === 0 ? 'out' : lives[seat]}
            </b>
            <PlayerName name={nameOf(players, seat)} />
          </li>
        ))}
      </ul>
    </ScrollRegion>
  )
}
