import { useEffect, useEffectEvent } from 'react'
import { Ring } from '#games/parts/ring-clock.tsx'
import styles from '#games/parts/turn-clock.module.css'

const pollMs = 1000

/** The screen may not know the time: it polls whether the bomb has gone off. */
export function Bomb({ isTicking, onAsk: onPoll }: { isTicking: boolean; onAsk: () => void }) {
  const ask = useEffectEvent(onPoll)
  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => ask(), pollMs)
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
