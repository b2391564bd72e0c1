import { type CalendarDay, calendarOn } from '#domain/calendar/calendar-day.ts'
import {
  meetDay,
  openDoor,
  openLateDoor,
  readKeptCalendar,
} from '#domain/calendar/kept-calendar.ts'
import { isRefusal } from '#domain/table/game-rules.ts'
import { callApi } from './api/call-api.ts'
import { savedValue } from './storage/saved-value.ts'

/** The calendar as this device knows it; its own clock has no say in it. */
export const keptCalendar = savedValue('calendar', readKeptCalendar)

/** Asks the house what day it is, and keeps that. Gives false when no answer came. */
export async function askCalendar(): Promise<boolean> {
  const answer = await callApi<CalendarDay | null>('GET', '/api/calendar')
  const day = answer.ok ? calendarOn(answer.data?.today ?? '') : null
  if (day !== null) keptCalendar.set(meetDay(keptCalendar.get(), day))
  return day !== null
}

/** Opens a door on this device; gives why not, or null. */
export function openKeptDoor(door: number): string | null {
  const outcome = openDoor(keptCalendar.get(), door)
  if (isRefusal(outcome)) return outcome.refused
  keptCalendar.set(outcome)
  return null
}

/** Opens a door of last December on this device; nothing is early there. */
export function openKeptLateDoor(door: number): null {
  keptCalendar.set(openLateDoor(keptCalendar.get(), door))
  return null
}
