import { useEffect, useState } from 'react'
import { watchOfflineReady } from '#browser/install/offline-ready.ts'
import { Toast } from '#ui/toast.tsx'

const message = 'Ready: everything plays without a network now.'

/** Says once, on a phone's first visit, that the house is all there. */
export function OfflineReadyNotice() {
  const [isSaid, say] = useState(false)
  useEffect(() => watchOfflineReady(() => say(true)), [])
  return <Toast message={isSaid ? message : null} onDismiss={() => say(false)} />
}
