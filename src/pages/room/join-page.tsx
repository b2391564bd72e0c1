import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Glyph } from '#ui/glyph.tsx'
import styles from './join.module.css'

/** The frame of pages before a room. */
export function JoinPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main tabIndex={-1} className={`cloth-mustard ${styles.page}`}>
      <div className={styles.head}>
        <Link to="/" className={styles.back} aria-label="Back to the games">
          <Glyph id="icon-back" />
        </Link>
        <Glyph id="dojo" className={styles.mark} />
      </div>
      <h1>{title}</h1>
      {children}
    </main>
  )
}
