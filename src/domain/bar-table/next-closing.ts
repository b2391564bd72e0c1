import type { Bar } from './bar.ts'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** Epoch milliseconds of the bar's next closing time after `now`. */
export function nextClosing(
  now: number,
  { closesMinute, timeZone }: Pick<Bar, 'closesMinute' | 'timeZone'>,
): number {
  const wanted = dayMinutes + closesMinute
  const minutes = (wanted - minuteOfDay(now, timeZone)) % dayMinutes || dayMinutes
  const closing = now - (now % minuteMs) + minutes * minuteMs
  // The clocks may change in between.
  const late = (dayMinutes + minuteOfDay(closing, timeZone) - closesMinute) % dayMinutes
  const shift = late > dayMinutes / 2 ? dayMinutes - late : -late
  return closing + shift * minuteMs
}

export function isTimeZone(name: string): boolean {
  try {
    return clockOf(name).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function minuteOfDay(timeMs: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(timeMs)
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return number('hour') * 60 + number('minute')
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}
