import type { ReactNode } from 'react'
import { Eye } from '#ui/eye.tsx'
import styles from './dock-status.module.css'

type DockStatusProps = {
  title: ReactNode
  children: ReactNode
  /** Its eye: open once this phone has done its part. */
  isDone?: boolean
}

/** In the dock, where this phone has nothing to press there. */
export function DockStatus({ title, children, isDone = false }: DockStatusProps) {
  return (
    <div className={styles.status} role="status">
      <Eye open={isDone} className={isDone ? styles.eye : styles.blank} />
      <p>
        <b>{title}</b>
        <span>{children}</span>
      </p>
    </div>
  )
}
