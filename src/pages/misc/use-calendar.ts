import { useEffect, useEffectEvent, useState } from 'react'
import { fetchCalendar, savedCalendar } from '#browser/calendar.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { emptyCalendar, type SavedCalendar } from '#domain/calendar/saved-calendar.ts'

type Calendar = {
  kept: SavedCalendar
  /** The house was asked and gave no answer: what is kept is all there is. */
  isUnanswered: boolean
  refresh: () => Promise<void>
}

/** The calendar of this device, its date asked of the house whenever somebody looks. */
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
    // Midnight may have passed while the phone lay face down.
    document.addEventListener('visibilitychange', onLook)
    return () => document.removeEventListener('visibilitychange', onLook)
  }, [])

  return { kept, isUnanswered, refresh: refresh }
}
