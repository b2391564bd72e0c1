import type { ReactNode } from 'react'
import styles from './alert.module.css'
import { Glyph } from './glyph.tsx'

type AlertProps = {
  /** What happened and what next; null while there is nothing to say. Render the Alert before. */
  message: ReactNode
  /** A notice is good or plain news and does not interrupt. */
  kind?: 'problem' | 'notice'
  /** Without it the strip stays. */
  onDismiss?: () => void
}

/** A strip in the page that says what went wrong, or what has been done, until it is dismissed. */
export function Alert({ message, kind = 'problem', onDismiss }: AlertProps) {
  return (
    <div role={kind === 'problem' ? 'alert' : 'status'}>
      {message && (
        <div className={`${styles.strip} ${styles[kind]}`}>
          <Glyph id={kind === 'problem' ? 'icon-ban' : 'icon-eyeon'} className={styles.icon} />
          <div className={styles.message}>{message}</div>
          {onDismiss && (
            <button
              type="button"
              className={styles.dismiss}
              onClick={onDismiss}
              aria-label="Dismiss"
            >
              <Glyph id="icon-x" />
            </button>
          )}
        </div>
      )}
    </div>
  )
}
