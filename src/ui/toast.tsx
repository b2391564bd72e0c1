import { useEffect, useEffectEvent } from 'react'
import { Glyph } from './glyph.tsx'
import notice from './notice.module.css'
import styles from './toast.module.css'

const shownMs = 4000

/** Letters that two lines hold on a phone. */
const twoLines = 52

type ToastProps = {
  message: string | null
  /** Stays until dismissed (errors and warnings). */
  isPersistent?: boolean
  onDismiss: () => void
}

/** Above the dock, for four seconds unless persistent. */
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
