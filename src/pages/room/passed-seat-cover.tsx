import { Button } from '#ui/button.tsx'
import styles from './room.module.css'

/** Between two players of one phone. */
export function PassedSeatCover({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <main tabIndex={-1} className={`cloth-mustard ${styles.page}`}>
      <div className={styles.kept}>
        <h1>{name}</h1>
        <p>Pass the phone. Nobody else looks.</p>
      </div>
      <div className={styles.dock}>
        <Button size="large" icon="icon-eyeoff" onPress={onOpen} note="nobody else looks">
          Open it
        </Button>
      </div>
    </main>
  )
}
