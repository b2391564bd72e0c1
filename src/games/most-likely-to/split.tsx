import type { ReactNode } from 'react'
import styles from './split.module.css'

/** The prompt, and names under it (or beside it, where the screen is low) that scroll if many. */
export function Split({ prompt, children }: { prompt: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div className={styles.words}>{prompt}</div>
      <div className={styles.list}>{children}</div>
    </div>
  )
}
