import { useState } from 'react'
import type { WakeState } from '#browser/device/wake-lock.ts'
import { Toast } from '#ui/toast.tsx'

const message = 'This screen may go dark by itself. The game waits.'

let wasShown = false

/** Says, once a visit, that the screen cannot be kept awake. */
export function WakeNotice({ wake }: { wake: WakeState }) {
  const [isRead, setIsRead] = useState(wasShown)
  function dismiss(): void {
    wasShown = true
    setIsRead(true)
  }
  const isShown = (wake === 'refused' || wake === 'unsupported') && !isRead
  return <Toast message={isShown ? message : null} onDismiss={dismiss} />
}
