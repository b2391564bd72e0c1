import type { ReactNode } from 'react'
import styles from './said.module.css'

type SaidProps = {
  /** What was asked. */
  lead: ReactNode
  /** What came of it. */
  children: ReactNode
}

/** Over the names of a reveal on a phone. */
export function Said({ lead, children }: SaidProps) {
  return (
    <div className={styles.said}>
      <p>{lead}</p>
      <h2>{children}</h2>
    </div>
  )
}
