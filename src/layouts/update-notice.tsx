import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLiveState } from '#browser/live-state.ts'
import { startUpdates, takeUpdate, updateNews } from '#browser/updates/updates.ts'
import { Glyph } from '#ui/glyph.tsx'
import notice from '#ui/notice.module.css'
import styles from './update-notice.module.css'

/**
 * Says that a newer version is there, and brings it when somebody asks for it. Over a running game it
 * is a small tag beside the curtain; put aside, it comes again with the next page.
 */
export function UpdateNotice() {
  const { key } = useLocation()
  const [putAsideOn, setPutAsideOn] = useState<string | null>(null)
  const news = useLiveState(updateNews, 'none')
  useEffect(startUpdates, [])
  return (
    <div className={`${notice.place} ${notice.behind} ${styles.place}`} role="status">
      {news === 'offered' && putAsideOn !== key && (
        <div className={`${notice.notice} ${styles.notice}`}>
          <p className={`${notice.words} ${styles.words}`}>A new version is here.</p>
          <button type="button" className={styles.take} onClick={takeUpdate}>
            <Glyph id="icon-again" />
            <span>Refresh</span>
          </button>
          <button
            type="button"
            className={`${notice.away} ${styles.aside}`}
            onClick={() => setPutAsideOn(key)}
            aria-label="Not now"
          >
            <Glyph id="icon-x" />
          </button>
        </div>
      )}
      {news === 'coming' && (
        <div className={`${notice.notice} ${styles.notice}`}>
          <p className={`${notice.words} ${styles.words}`}>One moment. It is coming.</p>
        </div>
      )}
    </div>
  )
}
