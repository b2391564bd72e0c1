import { useEffect, useEffectEvent } from 'react'
import { Glyph } from './glyph.tsx'
import styles from './toast.module.css'

const shownMs = 4000

type ToastProps = {
  message: string | null
  /** Errors and warnings stay until they are dismissed. */
  stays?: boolean
  onDismiss: () => void
}

/** One line above the dock; it goes by itself after four seconds unless it must stay. */
export function Toast({ message, stays, onDismiss }: ToastProps) {
  const goByItself = useEffectEvent(onDismiss)
  useEffect(() => {
    if (message === null || stays) return
    const timer = setTimeout(goByItself, shownMs)
    return () => clearTimeout(timer)
  }, [message, stays])

  return (
    <div className={styles.place} role={stays ? 'alert' : 'status'}>
      {message !== null && (
        <div className={styles.toast}>
          <Glyph id="icon-eyeon" />
          <p>{message}</p>
          <button type="button" onClick={onDismiss} aria-label="Dismiss">
            <Glyph id="icon-x" />
          </button>
        </div>
      )}
    </div>
  )
}
