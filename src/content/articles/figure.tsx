import type { ReactNode } from 'react'
import styles from './figure.module.css'

type FigureProps = { caption: string; children: ReactNode }

/** A drawing of an article's own, and what it shows. */
export function Figure({ caption, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
