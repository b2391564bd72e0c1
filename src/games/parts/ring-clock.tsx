import type { ReactNode } from 'react'
import { Enso } from '#ui/enso.tsx'
import { ClockAnnouncer } from './clock-announcer.tsx'
import styles from './ring-clock.module.css'
import type { ClockFace } from './use-clock.ts'

type RingProps = {
  /** 0 to 1. */
  share: number
  /** Below the middle. */
  word?: string
  /** The middle is hidden from screen readers. */
  isSilent?: boolean
  /** Sets the width; `--figure` sets the size of the middle. */
  className: string | undefined
  children: ReactNode
}

/** A brush ring with content in the middle. */
export function Ring({ share, word, isSilent, className, children }: RingProps) {
  return (
    <div className={`${styles.ring} ${className}`}>
      <Enso progress={share} inkClassName={styles.ink} trackClassName={styles.track} />
      <p className={styles.figure} aria-hidden={isSilent}>
        {children}
        {word && <small>{word}</small>}
      </p>
    </div>
  )
}

type RingClockProps = Omit<RingProps, 'share' | 'children'> & {
  face: ClockFace
  /** Replaces the seconds. */
  children?: ReactNode
}

export function RingClock({ face, children, ...ring }: RingClockProps) {
  const { seconds, share } = face
  return (
    <>
      <Ring share={share} {...ring}>
        {children || seconds}
      </Ring>
      <ClockAnnouncer seconds={seconds} />
    </>
  )
}
