import { useIsHydrated } from './use-saved.ts'

const options = { day: 'numeric', month: 'long', year: 'numeric' } as const
const deviceFormat = new Intl.DateTimeFormat('en-GB', options)
const serverFormat = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })

/** "3 December 2026", in the device's time zone. */
export function formatDay(timeMs: number): string {
  return deviceFormat.format(timeMs)
}

/**
 * "22 December 2026", in the device's time zone after hydration: the server does not know it.
 * @param seconds since 1970; null gives null
 */
export function useFormattedDay(seconds: number | null): string | null {
  const isHydrated = useIsHydrated()
  if (seconds === null) return null
  return isHydrated ? formatDay(seconds * 1000) : serverFormat.format(seconds * 1000)
}
