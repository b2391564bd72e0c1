import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './noren.module.css'

/** Cloths side by side on one rod. */
export function Noren({ children }: { children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={styles.rod} />
      <div className={styles.flaps}>{children}</div>
    </div>
  )
}

export type FlapProps = {
  /** A cloth class of base.css; default: inherited. */
  cloth?: string
  loops?: 2 | 3
  label?: string
  className?: string
  children: ReactNode
} & ({ to?: string; onPress?: never } | { onPress?: () => void; to?: never })

/** A link, a button or plain cloth. */
export function Flap({
  cloth = '',
  loops = 3,
  label,
  className = '',
  to,
  onPress,
  children,
}: FlapProps) {
  const hung = (
    <>
      <span className={styles.loops} aria-hidden>
        <b />
        <b />
        {loops === 3 && <b />}
      </span>
      <span className={styles.cloth}>{children}</span>
    </>
  )
  const classes = `${styles.flap} ${cloth} ${className}`
  if (to) {
    return (
      <Link to={to} className={classes} aria-label={label}>
        {hung}
      </Link>
    )
  }
  if (onPress) {
    return (
      <button type="button" className={classes} aria-label={label} onClick={onPress}>
        {hung}
      </button>
    )
  }
  return <div className={classes}>{hung}</div>
}
