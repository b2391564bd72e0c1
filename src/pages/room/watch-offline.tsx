import { Button } from '#ui/button.tsx'
import styles from './room.module.css'

type WatchOfflineProps = {
  code: string
  /** Before anything was heard: nothing is lost yet. */
  isFirst: boolean
  onRetry: () => void
}

export function WatchOffline({ code, isFirst, onRetry }: WatchOfflineProps) {
  return (
    <main tabIndex={-1} className={`cloth-mustard ${styles.page}`}>
      <div className={styles.kept} role={isFirst ? 'status' : 'alert'}>
        <h1>{isFirst ? `Room ${code}` : 'This phone lost the room.'}</h1>
        <p>{isFirst ? 'Coming in…' : 'They play on. You’re back by yourself, without a tap.'}</p>
      </div>
      {!isFirst && (
        <div className={styles.dock}>
          <Button size="large" icon="icon-again" onPress={onRetry}>
            Try now
          </Button>
        </div>
      )}
    </main>
  )
}
