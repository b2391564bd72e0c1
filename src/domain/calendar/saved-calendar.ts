import { type Refusal, refuse } from '../table/refusal.ts'
import { type CalendarDay, lastDoor, parseCalendarDay } from './calendar-day.ts'

/** The last date that the server gave, and the doors opened on this device. */
export type SavedCalendar = {
  today: string | null
  opened: readonly number[]
  openedBefore?: readonly number[]
}

export const emptyCalendar: SavedCalendar = { today: null, opened: [] }

export function readSavedCalendar(saved: unknown): SavedCalendar {
  const { today, opened, openedBefore } = (saved ?? {}) as Partial<
    Record<keyof SavedCalendar, unknown>
  >
  if (typeof today !== 'string' || parseCalendarDay(today) === null) return emptyCalendar
  const before = readDoors(openedBefore)
  return { today, opened: readDoors(opened), ...(before.length > 0 && { openedBefore: before }) }
}

function readDoors(saved: unknown): number[] {
  return Array.isArray(saved) ? [...new Set(saved.filter(isDoorNumber))] : []
}

export function calendarDayOf({ today }: SavedCalendar): CalendarDay | null {
  return today === null ? null : parseCalendarDay(today)
}

export function setToday(kept: SavedCalendar, { today, year }: CalendarDay): SavedCalendar {
  if (kept.today === today) return kept
  const keptYear = calendarDayOf(kept)?.year
  if (keptYear === year) return { ...kept, today }
  const isNextYear = keptYear === year - 1 && kept.opened.length > 0
  return { today, opened: [], ...(isNextYear && { openedBefore: kept.opened }) }
}

/** In January: the calendar as it was on 31 December; null when none of it was opened. */
export function lastDecember({ today, openedBefore }: SavedCalendar): SavedCalendar | null {
  if (today === null || today.slice(5, 7) !== '01' || !openedBefore) return null
  return { today: `${Number(today.slice(0, 4)) - 1}-12-31`, opened: openedBefore }
}

export function openDoor(kept: SavedCalendar, door: number): SavedCalendar | Refusal {
  const day = calendarDayOf(kept)
  if (day === null) return refuse('The house clock has not answered. The doors wait for it.')
  if (door > day.openUpTo) {
    const when = day.openUpTo > 0 ? `the ${ordinal(door)}` : `${door} December`
    return refuse(`Not before ${when}. It keeps.`)
  }
  if (kept.opened.includes(door)) return kept
  return { ...kept, opened: [...kept.opened, door] }
}

export function openLateDoor(kept: SavedCalendar, door: number): SavedCalendar {
  const opened = lastDecember(kept)?.opened
  if (!opened || opened.includes(door)) return kept
  return { ...kept, openedBefore: [...opened, door] }
}

export function isDoorOpened(kept: SavedCalendar, door: number): boolean {
  return kept.opened.includes(door) && door <= (calendarDayOf(kept)?.openUpTo ?? 0)
}

export function ordinal(day: number): string {
  const isTeen = day > 10 && day < 20
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}

function isDoorNumber(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= lastDoor
}
