import { useEffect } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { ScreenTimeBar } from '#games/parts/screen-clock.tsx'
import type { WordScreenProps } from './word-screen-props.ts'
import styles from './word-told.module.css'

/** The TV's moment: it dims, one nameless eye opens, and all faces are searched. */
export function ScreenSomebody({ view }: WordScreenProps) {
  useEffect(() => playScreenCue('claps'), [])
  return (
    <div className={styles.somebody}>
      <div className={styles.dim} />
      <i className={styles.eye} aria-hidden />
      <div className={styles.words} aria-live="polite">
        <h2>Somebody has it</h2>
        <p>Look at their faces. One more guess each, on your phones.</p>
      </div>
      <div className={styles.bar}>{view.clock && <ScreenTimeBar clock={view.clock} />}</div>
    </div>
  )
}
