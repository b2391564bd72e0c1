import type { RoomState } from '#browser/room/room-session.ts'
import { goodbyes } from './room-messages.ts'
import styles from './tv.module.css'

export function TvOver({ why }: { why: NonNullable<RoomState['goodbye']> }) {
  const { title, words } = goodbyes[why]
  return (
    <main className={`cloth-mustard ${styles.screen} ${styles.offline}`} role="alert">
      <div>
        <h1>{title}</h1>
        <p className={styles.rule}>{words}</p>
      </div>
    </main>
  )
}
