import { useState } from 'react'
import type { WakeState } from '#browser/device/wake-lock.ts'
import { Toast } from '#ui/toast.tsx'

const message = 'This screen may go dark by itself. The game waits.'

let wasShown = false

/** Once a visit. */
export function WakeNotice({ wake }: { wake: WakeState }) {
  const [isRead, setIsRead] = useState(wasShown)
  function dismiss(): void {
    wasShown = true
    setIsRead(true)
  }
  const isShown = (wake === 'refused' || wake === 'unsupported') && !isRead
  return <Toast message={isShown ? message : null} onDismiss={dismiss} />
}
