import type { ReactNode } from 'react'
import { Glyph } from '#ui/glyph.tsx'
import notice from '#ui/notice.module.css'
import styles from './update-notice.module.css'

/** A live region must exist before its content. */
export function UpdateRegion({ children }: { children?: ReactNode }) {
  return (
    <div
      id="update-news"
      className={`${notice.place} ${notice.behind} ${styles.place}`}
      role="status"
    >
      {children}
    </div>
  )
}

/** Static pages find its buttons by their names. */
export function UpdateOffer({ onTake, onLater }: { onTake?: () => void; onLater?: () => void }) {
  return (
    <div className={`${notice.notice} ${styles.notice}`}>
      <p className={`${notice.words} ${styles.words}`}>A new version is here.</p>
      <button type="button" name="take" className={styles.take} onClick={onTake}>
        <Glyph id="icon-again" />
        <span>Refresh</span>
      </button>
      <button
        type="button"
        name="later"
        className={`${notice.away} ${styles.aside}`}
        onClick={onLater}
        aria-label="Not now"
      >
        <Glyph id="icon-x" />
      </button>
    </div>
  )
}

export function UpdateComing() {
  return (
    <div className={`${notice.notice} ${styles.notice}`}>
      <p className={`${notice.words} ${styles.words}`}>One moment. It is coming.</p>
    </div>
  )
}
