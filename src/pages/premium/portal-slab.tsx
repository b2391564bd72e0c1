import { useState } from 'react'
import { leaveForPortal } from '#browser/premium/leave-for-portal.ts'
import { useGone } from '#browser/premium/use-gone.ts'
import { toMessage } from '#browser/shown-error.ts'
import { Alert } from '#ui/alert.tsx'
import { BusySlab } from '#ui/busy-slab.tsx'
import styles from './pricing.module.css'

/** To the page where another card is put in and what is owed is paid. */
export function PortalSlab() {
  const gone = useGone()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function open(): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      await leaveForPortal(gone())
    } catch (error) {
      setProblem(toMessage(error))
    }
    // Somebody who comes back by the browser's own button finds it ready.
    setBusy(false)
  }

  return (
    <div className={styles.withAlert}>
      <Alert message={problem} />
      <BusySlab size="medium" busy={isBusy} onPress={() => void open()}>
        Another card
      </BusySlab>
    </div>
  )
}
