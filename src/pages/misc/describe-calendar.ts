import { type CalendarDay, daysToFirstDoor, lastDoor } from '#domain/calendar/calendar-day.ts'
import { ordinal } from '#domain/calendar/saved-calendar.ts'
import { capitalised } from '#domain/table/amount.ts'
import { numberInWords } from '#ui/number-in-words.ts'

export function describeCalendar(day: CalendarDay | null): string {
  if (day === null) return 'A curtain a day, from 1 to 24 December.'
  const { openUpTo } = day
  if (openUpTo === 0) {
    const days = daysToFirstDoor(day)
    return `${capitalised(numberInWords(days))} ${days === 1 ? 'day' : 'days'} to the first curtain.`
  }
  if (dayOfMonth(day) > lastDoor) return 'All twenty-four hang open until the year is out.'
  if (openUpTo === 1) return 'It is the 1st. The first curtain may be lifted.'
  if (openUpTo === lastDoor) return 'It is the 24th. Every curtain may be lifted.'
  return `It is the ${ordinal(openUpTo)}. ${capitalised(numberInWords(openUpTo))} curtains may be lifted.`
}

/** `7 December`. */
export function formatDate({ today }: CalendarDay): string {
  return date.format(Date.parse(`${today}T00:00:00Z`))
}

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

function dayOfMonth({ today }: CalendarDay): number {
  return Number(today.slice(-2))
}
