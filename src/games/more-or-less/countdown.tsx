import type { Clock } from '#domain/table/clock.ts'
import { RingClock } from '#games/parts/ring-clock.tsx'
import { useClock, useTicks } from '#games/parts/use-clock.ts'

type CountdownProps = { clock: Clock; className: string | undefined }

/** The seconds of a side, in a ring that ticks. */
export function Countdown({ clock, className }: CountdownProps) {
  const face = useClock(clock)
  useTicks(face)
  return (
    <RingClock face={face} className={className} {...(face.running ? {} : { word: 'resting' })} />
  )
}
