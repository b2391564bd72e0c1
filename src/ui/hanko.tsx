import type { ReactNode } from 'react'
import styles from './hanko.module.css'

type HankoProps = {
  children: ReactNode
  /** Comes down as a stamp does, where it was not there a moment ago. */
  isFresh?: boolean
}

/** A stamped word: this is settled. */
export function Hanko({ children, isFresh }: HankoProps) {
  return <span className={`${styles.hanko} ${isFresh ? styles.fresh : ''}`}>{children}</span>
}
