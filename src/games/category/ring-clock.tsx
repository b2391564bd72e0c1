import { useEffect, useEffectEvent } from 'react'
import { playCue } from '#browser/cues.ts'
import type { Clock } from '#domain/table/clock.ts'
import { ClockAnnouncer } from '#games/kit/clock-announcer.tsx'
import { useClock } from '#games/kit/use-clock.ts'
import { Enso } from '#ui/enso.tsx'
import styles from './ring-clock.module.css'

/** A ring that shrinks as the turn goes, with the seconds inside. */
export function RingClock({ clock, onTimeout }: { clock: Clock; onTimeout: () => void }) {
  const { seconds, share, running } = useClock(clock, onTimeout)
  useEffect(() => {
    if (running && seconds > 0) playCue('tick')
  }, [running, seconds])
  return (
    <div className={styles.place}>
      <div className={styles.ring}>
        <Enso progress={share} inkClassName={styles.ink} trackClassName={styles.track} />
        <p className={styles.number} aria-hidden>
          {seconds}
          <small>{running ? secondsWord(seconds) : 'resting'}</small>
        </p>
        <ClockAnnouncer seconds={seconds} />
      </div>
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
      <div className={styles.ring}>
        <div className={isTicking ? styles.turning : undefined}>
          <Enso progress={1} inkClassName={styles.ink} />
        </div>
        <p className={styles.number}>
          ?<small>{isTicking ? 'ticking' : 'resting'}</small>
        </p>
      </div>
    </div>
  )
}

function secondsWord(seconds: number): string {
  return seconds === 1 ? 'second' : 'seconds'
}
