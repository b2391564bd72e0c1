import type { KeptSeat } from '#browser/room/room-seats.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './room.module.css'
import { useSeatedRoom } from './use-room.ts'

type WaitedSeatsProps = { others: readonly KeptSeat[]; onPass: (to: KeptSeat) => void }

/** Once this seat is done: whom of this phone's other players the game waits for. */
export function WaitedSeats({ others, onPass }: WaitedSeatsProps) {
  const { state, seat: own } = useSeatedRoom()
  const { table, seats } = state.room
  const isWaited = (seat: number) => {
    const player = seats.find((other) => other.seat === seat)?.player ?? null
    return player !== null && Boolean(table?.waitsFor.includes(player))
  }
  const next = isWaited(own) ? undefined : others.find(({ seat }) => isWaited(seat))
  if (!next) return null
  return (
    <button type="button" className={styles.pass} onClick={() => onPass(next)}>
      <Glyph id="icon-eyeoff" />
      {`Pass to ${next.name}`}
    </button>
  )
}
