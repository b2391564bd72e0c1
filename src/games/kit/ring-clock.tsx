import { type ReactNode, useEffect } from 'react'
import { playCue } from '#browser/cues.ts'
import { Enso } from '#ui/enso.tsx'
import { ClockAnnouncer } from './clock-announcer.tsx'
import styles from './ring-clock.module.css'
import type { ClockFace } from './use-clock.ts'

type RingClockProps = {
  face: ClockFace
  /** Under the number. */
  word?: string
  /** In the number's place, where the clock rests and something has to be done about it. */
  children?: ReactNode
  /** A cue every second. */
  ticks?: boolean
  /** How wide the ring is; `--figure` is the number's size in it. */
  className?: string
}

/** A ring that shrinks as the time goes, with the seconds inside. */
export function RingClock({ face, word, children, ticks = false, className }: RingClockProps) {
  const { seconds, share, running } = face
  useEffect(() => {
    if (ticks && running && seconds > 0) playCue('tick')
  }, [ticks, running, seconds])
  return (
    <Ring share={share} word={word} className={`${styles.clock} ${className}`}>
      {children ?? seconds}
      <ClockAnnouncer seconds={seconds} />
    </Ring>
  )
}

type RingProps = Pick<RingClockProps, 'word' | 'className' | 'children'> & { share: number }

/** A brush ring, inked from 0 to 1, with something large in it. */
export function Ring({ share, word, className, children }: RingProps) {
  return (
    <div className={`${styles.ring} ${className}`}>
      <Enso progress={share} inkClassName={styles.ink} trackClassName={styles.track} />
      <div className={styles.figure}>
        {children}
        {word && <small>{word}</small>}
      </div>
    </div>
  )
}
