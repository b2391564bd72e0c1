import styles from './eye.module.css'

/** A switch drawn as an eye on a rail. The row around it is the control. */
export function EyeSwitch({ on: isOn, slidBack }: { on: boolean; slidBack?: number }) {
  return (
    <span
      key={slidBack}
      className={`${styles.rail} ${isOn ? styles.on : ''} ${slidBack ? styles.back : ''}`}
      aria-hidden
    >
      <span className={styles.word}>{isOn ? 'On' : 'Off'}</span>
      <span className={styles.eye}>
        <span className={styles.pupil} />
      </span>
    </span>
  )
}

/** Open when chosen. */
export function Eye({ open, className = '' }: { open: boolean; className?: string }) {
  return <span className={`${styles.small} ${open ? styles.open : ''} ${className}`} aria-hidden />
}
