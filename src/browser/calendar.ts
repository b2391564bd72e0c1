import { type CalendarDay, parseCalendarDay } from '#domain/calendar/calendar-day.ts'
import {
  openDoor,
  openLateDoor,
  readSavedCalendar,
  setToday,
} from '#domain/calendar/saved-calendar.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import { callApi } from './api/call-api.ts'
import { savedValue } from './storage/saved-value.ts'

/** Uses the date that the server sent, never this device's clock. */
export const savedCalendar = savedValue('calendar', readSavedCalendar)

/** Reads today's date from the server. False when no answer came. */
export async function fetchCalendar(): Promise<boolean> {
  const answer = await callApi<CalendarDay | null>('GET', '/api/calendar')
  const day = answer.ok ? parseCalendarDay(answer.data?.today ?? '') : null
  if (day !== null) savedCalendar.set(setToday(savedCalendar.get(), day))
  return day !== null
}

export function openSavedDoor(door: number): string | null {
  const outcome = openDoor(savedCalendar.get(), door)
  if (isRefusal(outcome)) return outcome.refused
  savedCalendar.set(outcome)
  return null
}

export function openSavedLateDoor(door: number): null {
  savedCalendar.set(openLateDoor(savedCalendar.get(), door))
  return null
}
