import { useState } from 'react'
import { openSavedDoor, openSavedLateDoor } from '#browser/calendar.ts'
import { hangingOrder } from '#domain/calendar/doors.ts'
import { calendarDayOf, isDoorOpened, lastDecember } from '#domain/calendar/saved-calendar.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Toast } from '#ui/toast.tsx'
import { CalendarDoor } from './calendar-door.tsx'
import styles from './christmass-calendar.module.css'
import { describeCalendar, formatDate } from './describe-calendar.ts'
import { DoorSheet, type ShownDoor } from './door-sheet.tsx'
import { useCalendar } from './use-calendar.ts'

const description =
  'An Advent calendar for the whole table: twenty-four curtains with a small game, a dare, a riddle or a question behind each. Free, no sign-up.'

export default function ChristmassCalendar() {
  const { kept, isUnanswered, refresh: ask } = useCalendar()
  const [shown, setShown] = useState<ShownDoor | null>(null)
  const [looksBack, setLooksBack] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const before = lastDecember(kept)
  const hung = (looksBack && before) || kept
  const day = calendarDayOf(hung)

  function open(door: number): void {
    const why = hung === kept ? openSavedDoor(door) : openSavedLateDoor(door)
    setRefused(why)
    if (why === null && day !== null) setShown({ door, year: day.year })
    // It may already be tomorrow on the server: then the next tap opens.
    else void ask()
  }

  return (
    <div className={styles.page}>
      <title>Christmas calendar | Party Dojo</title>
      <meta name="description" content={description} />
      <div className={styles.head}>
        <h1>Christmas calendar</h1>
        <p role="status">{hung === kept ? describeCalendar(day) : 'As they hung last December.'}</p>
      </div>
      {before && (
        <div className={styles.before}>
          <Button
            variant="quiet"
            icon={looksBack ? 'icon-fwd' : 'icon-back'}
            note={looksBack ? undefined : 'Their coins wait with them, until January is out.'}
            onPress={() => setLooksBack(!looksBack)}
          >
            {looksBack ? 'This year’s curtains' : 'Last December’s curtains'}
          </Button>
        </div>
      )}
      {isUnanswered && (
        <div className={styles.unanswered}>
          <Alert
            kind="notice"
            message={
              day
                ? `No network. The curtains hang as they did on ${formatDate(day)}.`
                : 'The house clock does not answer. The curtains wait for it.'
            }
          />
          <Button variant="quiet" onPress={() => void ask()}>
            Try again
          </Button>
        </div>
      )}
      <ul className={styles.doors} aria-label="Curtains">
        {hangingOrder.map((door) => (
          <CalendarDoor
            key={door}
            door={door}
            isReady={day !== null && door <= day.openUpTo}
            isOpened={isDoorOpened(hung, door)}
            isToday={door === day?.openUpTo && Number(day.today.slice(-2)) === door}
            onPress={() => open(door)}
          />
        ))}
      </ul>
      <DoorSheet shown={shown} onClose={() => setShown(null)} />
      <Toast message={refused} onDismiss={() => setRefused(null)} />
    </div>
  )
}
