import { nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { PlayerName } from '#games/parts/player-name.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import type { CicScreen } from './screen-props.ts'
import styles from './screen-slips.module.css'

const oneRod = 8
const mostPlates = 16

type ScreenSlipsProps = Pick<CicScreen, 'view' | 'players'> & { lit: Seat }

/** Out loud: everybody's slips, one plate in the cloth's colour. */
export function ScreenSlips({ view, players, lit }: ScreenSlipsProps) {
  const here = useSeatsHere(players)
  const shown = here.slice(0, mostPlates)
  return (
    <div className={styles.slips}>
      <p>Times caught{here.length > mostPlates && `, and ${here.length - mostPlates} more`}</p>
      <ul data-rods={shown.length > oneRod ? 2 : 1}>
        {shown.map((seat) => (
          <li key={players[seat]?.id} data-lit={seat === lit}>
            <PlayerName name={nameOf(players, seat)} />
            <b>{view.slips[seat] ?? 0}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
