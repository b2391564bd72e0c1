import { useEffect, useState } from 'react'

/** Milliseconds; a second or a late tap is over by then, and nobody has read what came. */
export const settleMs = 700

/** False for a moment after a button came, when a tap is meant for what stood there. */
export function useSettled(settles = false): boolean {
  const [hasSettled, setSettled] = useState(!settles)
  useEffect(() => {
    if (!settles) return
    const timer = setTimeout(() => setSettled(true), settleMs)
    return () => clearTimeout(timer)
  }, [settles])
  return hasSettled
}
