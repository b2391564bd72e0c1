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

/** The calendar as this device knows it; its own clock has no say in it. */
export const savedCalendar = savedValue('calendar', readSavedCalendar)

/** Asks the house what day it is, and keeps that. Gives false when no answer came. */
export async function fetchCalendar(): Promise<boolean> {
  const answer = await callApi<CalendarDay | null>('GET', '/api/calendar')
  const day = answer.ok ? parseCalendarDay(answer.data?.today ?? '') : null
  if (day !== null) savedCalendar.set(setToday(savedCalendar.get(), day))
  return day !== null
}

/** Opens a door on this device; gives why not, or null. */
export function openSavedDoor(door: number): string | null {
  const outcome = openDoor(savedCalendar.get(), door)
  if (isRefusal(outcome)) return outcome.refused
  savedCalendar.set(outcome)
  return null
}

/** Opens a door of last December on this device; nothing is early there. */
export function openSavedLateDoor(door: number): null {
  savedCalendar.set(openLateDoor(savedCalendar.get(), door))
  return null
}
