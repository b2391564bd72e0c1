import type { ReactNode } from 'react'
import styles from './hanko.module.css'

type HankoProps = {
  children: ReactNode
  /** Animates as a stamp. */
  isFresh?: boolean
}

export function Hanko({ children, isFresh }: HankoProps) {
  return <span className={`${styles.hanko} ${isFresh ? styles.fresh : ''}`}>{children}</span>
}
