import { useEffect, useState } from 'react'

/** @param atMs epoch milliseconds of the server; null is never */
export function useIsBefore(atMs: number | null, offsetMs: number): boolean {
  const endsAtMs = atMs === null ? null : atMs - offsetMs
  const [overAtMs, setOverAtMs] = useState<number | null>(null)
  useEffect(() => {
    if (endsAtMs === null) return
    const timer = setTimeout(() => setOverAtMs(endsAtMs), Math.max(0, endsAtMs - Date.now()))
    return () => clearTimeout(timer)
  }, [endsAtMs])
  return endsAtMs !== null && endsAtMs !== overAtMs
}
