import { formatDay } from '#browser/storage/use-formatted-day.ts'

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
})
const dayMs = 24 * 60 * 60 * 1000

/** "Saturday at 22:40", within the next week. */
export function formatMoment(timeMs: number): string {
  const parts = dayAndTime.formatToParts(timeMs)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('weekday')} at ${part('hour')}:${part('minute')}`
}

/** By the day: sessions are not dated more exactly. */
export function formatAgo(timeMs: number, nowMs: number): string {
  const days = Math.floor((nowMs - timeMs) / dayMs)
  if (days < 1) return 'in the last day'
  if (days === 1) return 'yesterday'
  return days < 14 ? `${days} days ago` : `on ${formatDay(timeMs)}`
}
