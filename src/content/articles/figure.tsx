import type { ReactNode } from 'react'
import styles from './figure.module.css'

type FigureProps = { caption: string; children: ReactNode }

export function Figure({ caption, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
