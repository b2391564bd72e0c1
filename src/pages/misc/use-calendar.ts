import { useEffect, useEffectEvent, useState } from 'react'
import { fetchCalendar, savedCalendar } from '#browser/calendar.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { emptyCalendar, type SavedCalendar } from '#domain/calendar/saved-calendar.ts'

type Calendar = {
  kept: SavedCalendar
  /** The server did not answer: shows what is saved. */
  isUnanswered: boolean
  refresh: () => Promise<void>
}

/** The saved calendar, with the date read from the server whenever the page is shown. */
export function useCalendar(): Calendar {
  const kept = useSaved(savedCalendar, emptyCalendar)
  const [isUnanswered, setUnanswered] = useState(false)
  const refresh = async () => setUnanswered(!(await fetchCalendar()))

  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refresh()
  })
  useEffect(() => {
    const onLook = () => look()
    onLook()
    // Midnight may have passed while the page was hidden.
    document.addEventListener('visibilitychange', onLook)
    return () => document.removeEventListener('visibilitychange', onLook)
  }, [])

  return { kept, isUnanswered, refresh: refresh }
}
