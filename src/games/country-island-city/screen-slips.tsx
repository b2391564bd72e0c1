import { nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { PlayerName } from '#games/parts/player-name.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import type { CicScreen } from './screen-props.ts'
import styles from './screen-slips.module.css'

const maxPlates = 8

type ScreenSlipsProps = Pick<CicScreen, 'view' | 'players'> & { current: Seat }

/** Out loud: everybody's slips, of many only the most; one plate in the cloth's colour. */
export function ScreenSlips({ view, players, current }: ScreenSlipsProps) {
  const here = useSeatsHere(players)
  const slips = (seat: Seat) => view.slips[seat] ?? 0
  const first = [...here].sort(
    (one, other) =>
      Number(other === current) - Number(one === current) || slips(other) - slips(one),
  )
  const shown = here.length > maxPlates ? first.slice(0, maxPlates) : here
  return (
    <div className={styles.slips}>
      <p>Times caught{here.length > maxPlates && `, and ${here.length - maxPlates} more`}</p>
      <ul data-many={here.length > maxPlates}>
        {shown.map((seat) => (
          <li key={players[seat]?.id} data-on={seat === current}>
            <PlayerName name={nameOf(players, seat)} />
            <b>{slips(seat)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
