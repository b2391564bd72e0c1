import { useEffect, useEffectEvent } from 'react'
import { Glyph } from './glyph.tsx'
import notice from './notice.module.css'
import styles from './toast.module.css'

const shownMs = 4000

/** The letters that two lines hold on a phone. */
const twoLines = 52

type ToastProps = {
  message: string | null
  /** Errors and warnings stay until they are dismissed. */
  isPersistent?: boolean
  onDismiss: () => void
}

/** One line above the dock; it goes by itself after four seconds unless it must stay. */
export function Toast({ message, isPersistent, onDismiss }: ToastProps) {
  const goByItself = useEffectEvent(onDismiss)
  useEffect(() => {
    if (message === null || isPersistent) return
    const timer = setTimeout(goByItself, shownMs)
    return () => clearTimeout(timer)
  }, [message, isPersistent])

  return (
    <div className={notice.place} role={isPersistent ? 'alert' : 'status'}>
      {message !== null && (
        <div className={`${notice.notice} ${message.length > twoLines ? notice.long : ''}`}>
          <Glyph id="icon-eyeon" className={styles.eye} />
          <p className={notice.words}>{message}</p>
          <button type="button" className={notice.away} onClick={onDismiss} aria-label="Dismiss">
            <Glyph id="icon-x" />
          </button>
        </div>
      )}
    </div>
  )
}
