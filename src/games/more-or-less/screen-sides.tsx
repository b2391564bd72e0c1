import { nameOf } from '#domain/table/names.ts'
import type { Player } from '#domain/table/players.ts'
import { ScreenTimeBar } from '#games/parts/screen-clock.tsx'
import type { View } from './rules-state.ts'
import styles from './screen-halves.module.css'

type ScreenSidesProps = { view: View; players: readonly Player[] }

/** Two cloths with the names on them. */
export function ScreenSides({ view, players }: ScreenSidesProps) {
  const { teams, clock } = view
  return (
    <>
      <ul className={styles.sides}>
        {teams.map(({ name, cloth, seats }, side) => (
          <li key={cloth} className={`cloth-${cloth}`}>
            <h2>{name}</h2>
            <p>{side === 0 ? 'goes first' : 'bets against them'}</p>
            <ul className={styles.names} data-many={seats.length > 4}>
              {seats.map((seat) => (
                <li key={players[seat]?.id}>{nameOf(players, seat)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {clock && <ScreenTimeBar clock={clock} />}
    </>
  )
}
