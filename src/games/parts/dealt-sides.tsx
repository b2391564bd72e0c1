import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import styles from './dealt-sides.module.css'
import { NextButton } from './next-button.tsx'
import { PlayFrame } from './play-frame.tsx'
import type { FrameProps } from './play-props.ts'
import { ScrollRegion } from './scroll-region.tsx'

type DealtSidesProps = {
  play: FrameProps
  /** For screen readers. */
  label: string
  right?: ReactNode
  hint?: string
  /** Of the list of sides. */
  className?: string | undefined
  /** One `li` a side, in its cloth. */
  children: ReactNode
  below?: ReactNode
  /** Missing for who has no side. */
  change?: { text: string; note?: string; press: () => void } | undefined
  /** Missing for who does not play. */
  begin?: { note: ReactNode; mayPress: boolean; press: () => void } | undefined
  /** Missing where this phone does not begin. */
  onNext?: (() => void) | undefined
}

/** Who is with whom, before the first turn: names move, then it begins. */
export function DealtSides(props: DealtSidesProps) {
  const { play, label, right, hint, className = '', children, below, change, begin, onNext } = props
  return (
    <PlayFrame
      play={play}
      {...(onNext && { onNext })}
      right={right}
      dock={
        <>
          {change && (
            <Button
              variant="quiet"
              size="large"
              className={styles.change ?? ''}
              onPress={change.press}
              note={change.note}
            >
              {change.text}
            </Button>
          )}
          {begin && (
            <NextButton
              className={styles.begin ?? ''}
              onPress={begin.press}
              disabled={!begin.mayPress}
              note={begin.note}
            >
              Begin
            </NextButton>
          )}
        </>
      }
    >
      {hint && <p className={styles.hint}>{hint}</p>}
      <ScrollRegion label={label} className={styles.room}>
        <ul className={`${styles.sides} ${className}`} aria-live="polite">
          {children}
        </ul>
      </ScrollRegion>
      {below}
    </PlayFrame>
  )
}
