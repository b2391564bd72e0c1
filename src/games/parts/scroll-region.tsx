import type { ReactNode } from 'react'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import styles from './scroll-region.module.css'

type ScrollRegionProps = { label: string; className: string | undefined; children: ReactNode }

/** Scrollable by keyboard although nothing in it takes focus. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach that
    <section className={`${styles.region} ${className}`} aria-label={label} tabIndex={0}>
      {children}
      <ScrollHint />
    </section>
  )
}
