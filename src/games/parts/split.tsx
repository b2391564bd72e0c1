import type { ReactNode } from 'react'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { ScrollRegion } from './scroll-region.tsx'
import styles from './split.module.css'

type SplitProps = {
  prompt: ReactNode
  /** What the names are, where none of them can be tapped. */
  label?: string
  children: ReactNode
  /** Under the names, and always in sight. */
  foot?: ReactNode
}

/** The prompt, and names under it (or beside it, where the screen is low) that scroll if many. */
export function Split({ prompt, label, children, foot }: SplitProps) {
  return (
    <div className={styles.split}>
      <div className={styles.words}>{prompt}</div>
      <div className={styles.side}>
        {label ? (
          <ScrollRegion label={label} className={styles.list}>
            {children}
          </ScrollRegion>
        ) : (
          <div className={styles.list}>
            {children}
            <ScrollHint />
          </div>
        )}
        {foot}
      </div>
    </div>
  )
}
