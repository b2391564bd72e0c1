import { useEffect, useRef, useState } from 'react'
import {
  type MotionPermission,
  requestMotionPermission,
  watchMotion,
} from '#browser/device/motion.ts'
import { readTilt, type TiltZone } from './tilt.ts'

/** Null until the permission was asked for. */
export type TiltState = MotionPermission | null

/** Calls back with every tilt while `isOn`; `ask` must be called in the tap that starts it. */
export function useTilt(
  isOn: boolean,
  onTilt: (event: 'hit' | 'pass') => void,
): { tilt: TiltState; ask: () => Promise<void> } {
  const [tilt, setTilt] = useState<TiltState>(null)
  const latest = useRef(onTilt)
  useEffect(() => {
    latest.current = onTilt
  })

  useEffect(() => {
    if (!isOn || tilt !== 'granted') return
    let zone: TiltZone = null
    return watchMotion((beta, gamma) => {
      const reading = readTilt(zone, beta, gamma)
      zone = reading.zone
      if (reading.event) latest.current(reading.event)
    }, setTilt)
  }, [isOn, tilt])

  return { tilt, ask: async () => setTilt(await requestMotionPermission()) }
}
