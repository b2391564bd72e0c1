import { type ReactNode, useEffect } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import styles from './venue-screen.module.css'

/** Red, as a stamp with a drum. */
export function ScreenSeal({ isFresh, children }: { isFresh: boolean; children: ReactNode }) {
  useEffect(() => {
    if (isFresh) playScreenCue('drum')
  }, [isFresh])
  return (
    <p className={styles.seal} data-fresh={isFresh}>
      {children}
    </p>
  )
}
