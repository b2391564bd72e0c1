import { useEffect, useState } from 'react'
import { noNetworkEvent } from '#browser/updates/lost-chunk.ts'
import { Toast } from '#ui/toast.tsx'

/** Not loaded late: it says that the next page needs a network. */
export function NetworkNotice() {
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    const onOffline = () => setMissing(true)
    window.addEventListener(noNetworkEvent, onOffline)
    return () => window.removeEventListener(noNetworkEvent, onOffline)
  }, [])
  return (
    <Toast
      message={isMissing ? 'That page needs a network. You are still here.' : null}
      onDismiss={() => setMissing(false)}
    />
  )
}
