import { Eye } from '#ui/eye.tsx'
import styles from './room.module.css'

/** In the place of a button, for phones that wait. */
export function LobbyStatus({ title, note }: { title: string; note: string }) {
  return (
    <div className={styles.status} role="status">
      <Eye open={false} className={styles.statusEye} />
      <p>
        <b>{title}</b>
        <span>{note}</span>
      </p>
    </div>
  )
}
