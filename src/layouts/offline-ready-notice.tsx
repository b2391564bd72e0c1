import { useEffect, useState } from 'react'
import { plainHttpReason } from '#browser/device/secure-context.ts'
import { watchOfflineReady } from '#browser/install/offline-ready.ts'
import { Toast } from '#ui/toast.tsx'

const ready = 'Ready: everything plays without a network now.'

export function OfflineReadyNotice() {
  const [isSaid, say] = useState(false)
  useEffect(() => watchOfflineReady(() => say(true)), [])
  const message = plainHttpReason('Playing without a network needs') ?? ready
  return <Toast message={isSaid ? message : null} onDismiss={() => say(false)} />
}
