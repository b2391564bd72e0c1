import { Eye } from '#ui/eye.tsx'
import styles from './dock-status.module.css'

type DockStatusProps = {
  /** Open once this phone's part is done. */
  open: boolean
  title: string
  note: string
}

/** In the place of a button, for phones that wait. */
export function DockStatus({ open, title, note }: DockStatusProps) {
  return (
    <div className={styles.status} role="status">
      <Eye open={open} className={styles.eye} />
      <p>
        <b>{title}</b>
        <span>{note}</span>
      </p>
    </div>
  )
}
