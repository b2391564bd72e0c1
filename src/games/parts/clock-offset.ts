import { createContext, use, useEffect, useState } from 'react'

/** Milliseconds to add to this device's clock: in rooms, the server's counts. */
export const ClockOffset = createContext(0)

/** Whether that moment of the table's clock has come. */
export function useIsPast(atMs: number): boolean {
  const offsetMs = use(ClockOffset)
  const [past, setPast] = useState(() => (atMs - offsetMs <= Date.now() ? atMs : null))
  useEffect(() => {
    const timer = setTimeout(() => setPast(atMs), Math.max(0, atMs - offsetMs - Date.now()))
    return () => clearTimeout(timer)
  }, [atMs, offsetMs])
  return past === atMs
}
