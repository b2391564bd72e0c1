import type { Clock } from '#domain/table/clock.ts'
import { RingClock } from './ring-clock.tsx'
import { useClock, useTicks } from './use-clock.ts'

type CountdownProps = { clock: Clock; className: string | undefined }

/** Seconds in a ring that ticks; the class sets its width. */
export function Countdown({ clock, className }: CountdownProps) {
  const face = useClock(clock)
  useTicks(face)
  return (
    <RingClock face={face} className={className} {...(face.running ? {} : { word: 'resting' })} />
  )
}
