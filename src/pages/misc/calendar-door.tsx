import { doorKinds, findDoor } from '#domain/calendar/doors.ts'
import { Eye } from '#ui/eye.tsx'
import { Flap } from '#ui/noren.tsx'
import styles from './calendar-door.module.css'

const cloths = ['sakura', 'matcha', 'vermilion', 'sora', 'mustard', 'asagi', 'kaki']

type CalendarDoorProps = {
  door: number
  /** Its date has come. */
  isReady: boolean
  isOpened: boolean
  isToday: boolean
  onPress: () => void
}

export function CalendarDoor({ door, isReady, isOpened, isToday, onPress }: CalendarDoorProps) {
  const kind = findDoor(door)?.kind
  const looks = isOpened ? styles.opened : isReady ? styles.ready : styles.waiting
  const isLiftable = isReady && !isOpened
  return (
    <li className={`${styles.door} ${looks} cloth-${cloths[door % cloths.length]}`}>
      <Flap loops={2} onPress={onPress}>
        <span className={styles.number}>
          {door}
          {!isLiftable && (
            <span className="seen-by-readers">
              {isOpened && kind ? ` opened: ${doorKinds[kind].name}` : ' not yet'}
            </span>
          )}
        </span>
        {isLiftable && <span className={styles.word}>{isToday ? 'Today' : 'Lift'}</span>}
      </Flap>
      {isOpened && kind && (
        <span className={styles.behind} aria-hidden>
          <Eye open className={styles.eye} />
          {doorKinds[kind].short}
        </span>
      )}
    </li>
  )
}
