import type { ReactNode } from 'react'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { ScrollRegion } from './scroll-region.tsx'
import styles from './split.module.css'

type SplitProps = {
  prompt: ReactNode
  /** Label of a list without buttons. */
  label?: string
  children: ReactNode
  /** Below the names, always visible. */
  foot?: ReactNode
}

/** The prompt, and scrolling names below it (beside it on low screens). */
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
