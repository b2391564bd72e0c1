import type { Clock } from '#domain/table/clock.ts'
import { HeaderCount } from './play-frame.tsx'
import { useClock } from './use-clock.ts'

/** In the header: how long until the game goes on by itself. */
export function HeaderSeconds({ clock }: { clock: Clock }) {
  return <HeaderCount note="seconds">{useClock(clock).seconds}</HeaderCount>
}
