import { useEffect, useState } from 'react'
import { keepAwake, type WakeState } from '#browser/device/wake-lock.ts'

export function useWakeLock(isWanted: boolean): WakeState {
  const [state, setState] = useState<WakeState>('off')
  useEffect(() => (isWanted ? keepAwake(setState) : undefined), [isWanted])
  return state
}
