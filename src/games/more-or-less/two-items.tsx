import type { ReactNode } from 'react'
import styles from './table-frame.module.css'

/** One with its number, one without. */
export function TwoItems({ known, hidden }: { known: ReactNode; hidden: ReactNode }) {
  return (
    <div className={styles.table}>
      <div>{known}</div>
      <div className={styles.hidden}>{hidden}</div>
    </div>
  )
}
