import { useEffect, useEffectEvent, useState } from 'react'
import { askCalendar, keptCalendar } from '#browser/calendar.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { emptyCalendar, type KeptCalendar } from '#domain/calendar/kept-calendar.ts'

type Calendar = {
  kept: KeptCalendar
  /** The house was asked and gave no answer: what is kept is all there is. */
  isUnanswered: boolean
  ask: () => Promise<void>
}

/** The calendar of this device, its date asked of the house whenever somebody looks. */
export function useCalendar(): Calendar {
  const kept = useSaved(keptCalendar, emptyCalendar)
  const [isUnanswered, setUnanswered] = useState(false)
  const ask = async () => setUnanswered(!(await askCalendar()))

  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void ask()
  })
  useEffect(() => {
    const onLook = () => look()
    onLook()
    // Midnight may have passed while the phone lay face down.
    document.addEventListener('visibilitychange', onLook)
    return () => document.removeEventListener('visibilitychange', onLook)
  }, [])

  return { kept, isUnanswered, ask }
}
