import { createContext, use, useEffect, useState } from 'react'

/** Milliseconds, shorter than it takes to read what came. */
const settleMs = 700

/** Where quick taps count: a finger's bounce alone. */
export const bounceMs = 250

/** What the buttons below are for: each takes no press for a moment once it is another. */
export const SettleContext = createContext<string | null>(null)

/**
 * False for a moment after a button came, or is for something else: a tap is then meant for what
 * stood there.
 * @param settles for how many milliseconds, true for the usual; where left out, as `SettleContext` is set
 */
export function useSettled(settles: boolean | number | undefined): boolean {
  const meant = use(SettleContext)
  const [settledFor, setSettledFor] = useState<string | null>(null)
  const wanted = settles ?? meant !== null
  const ms = wanted === true ? settleMs : Number(wanted)
  const now = meant ?? ''
  useEffect(() => {
    if (ms === 0) return
    const timer = setTimeout(() => setSettledFor(now), ms)
    return () => clearTimeout(timer)
  }, [ms, now])
  return ms === 0 || settledFor === now
}
