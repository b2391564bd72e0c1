import type { ReactNode } from 'react'
import { Glyph } from '#ui/glyph.tsx'
import styles from './info-page.module.css'

type InfoHeadProps = { heading: string; lead: ReactNode; crest: string; children?: ReactNode }

export function InfoHead({ heading, lead, crest, children }: InfoHeadProps) {
  return (
    <header className={styles.head}>
      <Glyph id={`crest-${crest}`} className={styles.crest} />
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </header>
  )
}
