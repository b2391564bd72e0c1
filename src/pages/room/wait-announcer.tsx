import type { Seat } from '#domain/table/players.ts'
import type { Viewer } from '#domain/table/seating.ts'

type WaitAnnouncerProps = { viewer: Viewer; waitsFor: readonly Seat[] }

/** To screen readers: whom the game waits for, in one place whatever screen it shows. */
export function WaitAnnouncer({ viewer, waitsFor }: WaitAnnouncerProps) {
  const isOwn = waitsFor.some((seat) => seat === viewer)
  const words = isOwn ? 'The game waits for you.' : 'The game waits for others.'
  return (
    <p className="seen-by-readers" role="status">
      {waitsFor.length > 0 && words}
    </p>
  )
}
