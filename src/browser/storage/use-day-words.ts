import { useIsAlive } from './use-saved.ts'

const options = { day: 'numeric', month: 'long', year: 'numeric' } as const
const here = new Intl.DateTimeFormat('en-GB', options)
const atTheServer = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })

/** "3 December 2026", where this device is. */
export function dayWords(timeMs: number): string {
  return here.format(timeMs)
}

/**
 * "22 December 2026", where this device is once the page is alive: the server does not know where.
 * @param seconds since 1970; null gives null
 */
export function useDayWords(seconds: number | null): string | null {
  const isAlive = useIsAlive()
  if (seconds === null) return null
  return isAlive ? dayWords(seconds * 1000) : atTheServer.format(seconds * 1000)
}
