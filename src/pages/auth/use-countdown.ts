import { useEffect, useState } from 'react'

const secondMs = 1000

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
