export type CalendarDay = {
  today: string
  year: number
  /** Doors 1 to this one may be opened; 0 before December. */
  openUpTo: number
}

export const lastDoor = 24
export const doorCoins = 10

const december = 11
const dayMs = 24 * 60 * 60 * 1000

export function isDoorOpen(year: number, door: number, nowMs: number): boolean {
  return nowMs >= Date.UTC(year, december, door)
}

export function calendarDayAt(nowMs: number): CalendarDay {
  const now = new Date(nowMs)
  const year = now.getUTCFullYear()
  let openUpTo = 0
  while (openUpTo < lastDoor && isDoorOpen(year, openUpTo + 1, nowMs)) openUpTo += 1
  return { today: now.toISOString().slice(0, 10), year, openUpTo }
}

export function parseCalendarDay(today: string): CalendarDay | null {
  const startMs = Date.parse(`${today}T00:00:00Z`)
  if (Number.isNaN(startMs)) return null
  const day = calendarDayAt(startMs)
  return day.today === today ? day : null
}

export function daysToFirstDoor({ today, year }: CalendarDay): number {
  const left = Date.UTC(year, december, 1) - Date.parse(`${today}T00:00:00Z`)
  return Math.max(0, Math.round(left / dayMs))
}

export function doorRewardId(year: number, door: number): string {
  return `calendar-${String(year).padStart(4, '0')}-${String(door).padStart(2, '0')}`
}
