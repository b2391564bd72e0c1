import { useEffect, useState } from 'react'
import { playCue } from '#browser/device/cues.ts'

const secondsToRaise = 3

/** Counts 3, 2, 1: time to put the phone to the forehead. */
export function useGetSet(): [count: number | null, getSet: (onGo: () => void) => void] {
  const [going, setGoing] = useState<{ count: number; onGo: () => void } | null>(null)

  useEffect(() => {
    if (!going) return
    playCue('tick')
    const timer = setTimeout(() => {
      const count = going.count - 1
      setGoing(count > 0 ? { ...going, count } : null)
      if (count === 0) going.onGo()
    }, 1000)
    return () => clearTimeout(timer)
  }, [going])

  return [going?.count ?? null, (onGo) => setGoing({ count: secondsToRaise, onGo })]
}
