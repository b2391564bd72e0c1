import { useEffect, useEffectEvent } from 'react'
import type { Clock } from '#domain/table/clock.ts'
import { Ring, RingClock } from '#games/kit/ring-clock.tsx'
import { useClock, useTicks } from '#games/kit/use-clock.ts'
import styles from './turn-clock.module.css'

/** A ring that shrinks as the turn goes, and ticks. */
export function TurnClock({ clock, onTimeout }: { clock: Clock; onTimeout: () => void }) {
  const face = useClock(clock, onTimeout)
  useTicks(face)
  const unit = face.seconds === 1 ? 'second' : 'seconds'
  return (
    <div className={styles.place}>
      <RingClock
        isSilent
        face={face}
        word={face.running ? unit : 'resting'}
        className={styles.ring}
      />
    </div>
  )
}

const askEveryMs = 1000

/** A ring that turns and does not tell: it keeps asking whether the bomb has gone off. */
export function Bomb({ isTicking, onAsk }: { isTicking: boolean; onAsk: () => void }) {
  const ask = useEffectEvent(onAsk)
  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => ask(), askEveryMs)
    return () => clearInterval(timer)
  }, [isTicking])
  return (
    <div className={styles.place}>
      <Ring
        share={1}
        word={isTicking ? 'ticking' : 'resting'}
        className={`${styles.ring} ${isTicking ? styles.turning : ''}`}
      >
        ?
      </Ring>
    </div>
  )
}
