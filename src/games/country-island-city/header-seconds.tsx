import type { Clock } from '#domain/table/clock.ts'
import { HeaderCount } from '#games/parts/play-frame.tsx'
import { useClock } from '#games/parts/use-clock.ts'

export function HeaderSeconds({ clock }: { clock: Clock }) {
  const { seconds } = useClock(clock)
  return <HeaderCount note={seconds === 1 ? 'second' : 'seconds'}>{seconds}</HeaderCount>
}
