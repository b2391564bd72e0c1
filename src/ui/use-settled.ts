import { createContext, use, useEffect, useState } from 'react'

/** Milliseconds, longer than a finger bounces and shorter than it takes to read what came. */
const settleMs = 700

/** What the buttons below are for: each takes no press for a moment once it is another. */
export const SettleContext = createContext<string | null>(null)

/**
 * False for a moment after a button came, or says something else: a tap is then meant for what
 * stood there.
 * @param settles where left out, as `SettleContext` is set
 */
export function useSettled(settles: boolean | undefined, label: string): boolean {
  const meant = use(SettleContext)
  const doesSettle = settles ?? meant !== null
  const now = `${meant} ${label}`
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    if (!doesSettle) return
    const timer = setTimeout(() => setSettled(now), settleMs)
    return () => clearTimeout(timer)
  }, [doesSettle, now])
  return !doesSettle || settled === now
}
