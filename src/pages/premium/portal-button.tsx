import { useState } from 'react'
import { toMessage } from '#browser/api/user-facing-error.ts'
import { goToPortal } from '#browser/premium/go-to-portal.ts'
import { useUnmountSignal } from '#browser/premium/use-unmount-signal.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import styles from './pricing.module.css'

/** To the billing portal: change the card or pay what is due. */
export function PortalButton() {
  const gone = useUnmountSignal()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function open(): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      await goToPortal(gone())
    } catch (error) {
      setProblem(toMessage(error))
    }
    // The browser's Back may restore this page.
    setBusy(false)
  }

  return (
    <div className={styles.withAlert}>
      <Alert message={problem} />
      <BusyButton size="medium" busy={isBusy} onPress={() => void open()}>
        Another card
      </BusyButton>
    </div>
  )
}
