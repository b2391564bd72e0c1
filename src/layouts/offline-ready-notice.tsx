import { useEffect, useState } from 'react'
import { useMatch } from 'react-router'
import { plainHttpReason } from '#browser/device/secure-context.ts'
import { watchOfflineReady } from '#browser/install/offline-ready.ts'
import { Toast } from '#ui/toast.tsx'

const ready = 'Ready: everything plays without a network now.'

export function OfflineReadyNotice() {
  const [isSaid, say] = useState(false)
  // Nobody plays on a TV, and nobody is there to close it.
  const isTv = useMatch('/tv/:code') !== null
  useEffect(() => (isTv ? undefined : watchOfflineReady(() => say(true))), [isTv])
  const message = plainHttpReason('Playing without a network needs') ?? ready
  return <Toast message={isSaid ? message : null} onDismiss={() => say(false)} />
}
