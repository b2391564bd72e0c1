import type { ReactNode } from 'react'
import { Enso } from '#ui/enso.tsx'
import { ClockAnnouncer } from './clock-announcer.tsx'
import styles from './ring-clock.module.css'
import type { ClockFace } from './use-clock.ts'

type RingProps = {
  /** How much of it is inked, 0 to 1. */
  share: number
  /** Under what is in the middle. */
  word?: string
  /** The middle is for the eyes only: readers hear of it in another way. */
  isSilent?: boolean
  /** How wide the ring is; `--figure` sets how large its middle is. */
  className: string | undefined
  children: ReactNode
}

/** A brush ring with something large in the middle. */
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
  /** In place of the seconds. */
  children?: ReactNode
}

/** The seconds left, inside the ring they burn down. */
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
