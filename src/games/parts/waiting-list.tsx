import { listNames, nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { Eye } from '#ui/eye.tsx'
import type { OwnPhone } from './play-props.ts'
import { PlayerName } from './player-name.tsx'
import { useSeatsHere } from './seats-here.ts'
import styles from './waiting-list.module.css'
import { useWatching } from './watching.ts'

type WaitingListProps = {
  players: readonly Player[]
  own: Pick<OwnPhone, 'waitsFor' | 'away'>
  /** The line over the names is only for screen readers. */
  isQuiet?: boolean
}

/** With a phone each: whom the game waits for, by name. An eye opens once its player is done. */
export function WaitingList({ players, own, isQuiet }: WaitingListProps) {
  const here = useSeatsHere(players)
  const isWatched = useWatching() !== null
  const waited = own.waitsFor.filter((seat) => !own.away.includes(seat))
  if (isWatched) return <p className={styles.counted}>{countOfDone(here, own)}</p>
  return (
    <section className={styles.waiting}>
      <h2 className={isQuiet ? 'seen-by-readers' : undefined}>
        {waited.length > 0 ? `Waiting for ${listNames(players, waited)}` : 'Everybody is in'}
      </h2>
      <ul className={styles.line}>
        {here.map((seat) => (
          <li key={players[seat]?.id} className={styles.seat}>
            <SeatEye isDone={!own.waitsFor.includes(seat)} />
            <PlayerName name={nameOf(players, seat)} />
            <SeatWord seat={seat} own={own} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whom the game waits for is for those who play. */
function countOfDone(here: readonly Seat[], { waitsFor }: WaitingListProps['own']): string {
  const done = here.filter((seat) => !waitsFor.includes(seat)).length
  return `${done} of ${here.length} in`
}

function SeatEye({ isDone }: { isDone: boolean }) {
  return <Eye open={isDone} className={isDone ? styles.done : styles.blank} />
}

function SeatWord({ seat, own }: { seat: Seat; own: WaitingListProps['own'] }) {
  if (own.away.includes(seat)) return <small>away</small>
  return <span className="seen-by-readers">{own.waitsFor.includes(seat) ? 'not yet' : 'done'}</span>
}
