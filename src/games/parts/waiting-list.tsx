import { countWord } from '#domain/table/amount.ts'
import { listNames, nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { Eye } from '#ui/eye.tsx'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import type { OwnPhone } from './play-props.ts'
import { PlayerName } from './player-name.tsx'
import { useSeatsHere } from './seats-here.ts'
import styles from './waiting-list.module.css'
import { useWatching } from './watching.ts'

/** More are counted in the line: each has an eye below it. */
const maxNamed = 4

/** Seats of more are drawn smaller. */
const maxRoomy = 8

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
  if (isWatched) return <Counted here={here} own={own} />
  return (
    <section className={styles.waiting}>
      <h2 className={isQuiet ? 'seen-by-readers' : undefined}>{waitingLine(players, waited)}</h2>
      <ul className={styles.line} data-many={here.length > maxRoomy}>
        {here.map((seat) => (
          <li key={players[seat]?.id} className={styles.seat}>
            <SeatEye isDone={!own.waitsFor.includes(seat)} />
            <PlayerName name={nameOf(players, seat)} />
            <SeatWord seat={seat} own={own} />
          </li>
        ))}
      </ul>
      <ScrollHint />
    </section>
  )
}

function waitingLine(players: readonly Player[], waited: readonly Seat[]): string {
  if (waited.length === 0) return 'Everybody is in'
  if (waited.length > maxNamed) return `Waiting for ${countWord(waited.length)}`
  return `Waiting for ${listNames(players, waited)}`
}

type CountedProps = { here: readonly Seat[]; own: WaitingListProps['own'] }

/** Whom the game waits for is for those who play; of a single one nothing is said. */
function Counted({ here, own }: CountedProps) {
  const waited = here.filter((seat) => own.waitsFor.includes(seat)).length
  if (waited === 1) return null
  return <p className={styles.counted}>{`${here.length - waited} of ${here.length} in`}</p>
}

function SeatEye({ isDone }: { isDone: boolean }) {
  return <Eye open={isDone} className={isDone ? styles.done : styles.blank} />
}

function SeatWord({ seat, own }: { seat: Seat; own: WaitingListProps['own'] }) {
  if (own.away.includes(seat)) return <small>away</small>
  return <span className="seen-by-readers">{own.waitsFor.includes(seat) ? 'not yet' : 'done'}</span>
}
