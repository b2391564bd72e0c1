import type { ReactNode } from 'react'
import styles from './alert.module.css'
import { Glyph } from './glyph.tsx'

type AlertProps = {
  /** Null hides it. Render the Alert before it has a message. */
  message: ReactNode
  /** A notice does not interrupt screen readers. */
  kind?: 'problem' | 'notice'
  /** Without it the message stays. */
  onDismiss?: () => void
}

/** A message in the page, until dismissed. */
export function Alert({ message, kind = 'problem', onDismiss }: AlertProps) {
  return (
    <div role={kind === 'problem' ? 'alert' : 'status'}>
      {message && (
        <div className={`${styles.alert} ${styles[kind]}`}>
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
