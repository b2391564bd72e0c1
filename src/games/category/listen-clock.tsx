import type { Clock } from '#domain/table/clock.ts'
import { Ring, RingClock } from '#games/parts/ring-clock.tsx'
import { useClock, useTicks } from '#games/parts/use-clock.ts'
import styles from './category-listen.module.css'
import type { View } from './rules-state.ts'

/** Small, beside whose turn it is; of a bomb nobody knows the time. */
export function ListenClock({ view }: { view: Pick<View, 'clock'> }) {
  if (view.clock) return <Running clock={view.clock} />
  return (
    <Ring share={1} isSilent className={styles.ring}>
      ?
    </Ring>
  )
}

function Running({ clock }: { clock: Clock }) {
  const face = useClock(clock)
  useTicks(face)
  return <RingClock isSilent face={face} className={styles.ring} />
}
