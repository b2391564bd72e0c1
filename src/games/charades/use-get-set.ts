import { useEffect, useState } from 'react'
import { playCue } from '#browser/device/cues.ts'
import { type Clock, leftMs } from '#domain/table/clock.ts'

const frameMs = 100

/** Counts 3, 2, 1: time to put the phone to the forehead. */
export function useGetSet(clock: Clock): number {
  const [now, setNow] = useState(() => Date.now())
  const count = Math.max(1, Math.ceil(leftMs(clock, now) / 1000))
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), frameMs)
    return () => clearInterval(timer)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tick for every count
  useEffect(() => playCue('tick'), [count])
  return count
}
