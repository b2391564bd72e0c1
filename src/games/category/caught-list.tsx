import { nameOf } from '#domain/table/names.ts'
import { PlayerName } from '#games/parts/player-name.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import styles from './caught-list.module.css'
import type { PhoneProps } from './phone-props.ts'

/** How often each has fallen: fewest wins. */
export function CaughtList({
  view,
  players,
  viewer,
}: Pick<PhoneProps, 'view' | 'players' | 'viewer'>) {
  const { penalties, loser } = view
  return (
    <section className={styles.caught}>
      <h2>Times caught</h2>
      <ul>
        {useSeatsHere(players).map((seat) => (
          <li key={players[seat]?.id} data-on={seat === loser}>
            <PlayerName name={seat === viewer ? 'You' : nameOf(players, seat)} />
            <b>{penalties[seat] ?? 0}</b>
          </li>
        ))}
      </ul>
      <ScrollHint />
    </section>
  )
}
