import { useEffect, useState } from 'react'

const secondMs = 1000

/** Seconds left until something may be done again, and how to start the wait anew. */
export function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [left, setLeft] = useState(seconds)
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), secondMs)
    return () => clearInterval(timer)
  }, [isWaiting])
  return [left, () => setLeft(seconds)]
}
