import type { Clock } from '#domain/table/clock.ts'
import { useClock } from '#games/parts/use-clock.ts'
import { Button } from '#ui/button.tsx'
import styles from './room.module.css'
import { RoomTopBar } from './room-top-bar.tsx'
import { useSeatedRoom } from './use-room.ts'

/** After every third game; anybody goes on. */
export function WaterAndAir({ clock }: { clock: Clock }) {
  const { session } = useSeatedRoom()
  const { seconds } = useClock(clock, true)
  return (
    <main tabIndex={-1} className={`cloth-mustard ${styles.page}`}>
      <RoomTopBar />
      <div className={styles.kept}>
        <h1>Water and air.</h1>
        <p>Open a window, fill the glasses. The next game waits.</p>
        <p className={styles.still}>{clockWords(seconds)}</p>
      </div>
      <div className={styles.dock}>
        <Button
          settles
          size="large"
          icon="icon-skip"
          note="anybody can tap it"
          onPress={() => session.call({ do: 'skip-water' })}
        >
          Skip it
        </Button>
      </div>
    </main>
  )
}

/** Minutes and seconds. */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
