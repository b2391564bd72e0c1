import type { Clock } from '#domain/table/clock.ts'
import { RingClock } from '#games/parts/ring-clock.tsx'
import { useClock } from '#games/parts/use-clock.ts'
import styles from './dare-timer.module.css'
import type { Move } from './rules-state.ts'

/** For a dare that names a duration; a tap starts and stops it. */
export function DareTimer({ clock, send }: { clock: Clock; send: (move: Move) => void }) {
  const face = useClock(clock)
  const { seconds, running } = face
  const isFresh = clock.leftMs === clock.lengthMs
  const hint = running
    ? 'tap to stop'
    : seconds === 0
      ? 'time. Again?'
      : isFresh
        ? 'tap to start'
        : 'tap to go on'
  return (
    <button
      type="button"
      className={styles.timer}
      onClick={() => send({ type: running ? 'pause' : 'resume' })}
    >
      <RingClock face={face} word={hint} className={styles.ring} />
    </button>
  )
}
