import { useState } from 'react'
import { recheckPremium } from '#browser/premium/recheck-premium.ts'
import { useProfileState } from '#browser/session/profile-store.ts'
import { Alert } from '#ui/alert.tsx'
import styles from './premium.module.css'

/** The status check failed (spec §8): the stored state is shown, and can be checked again. */
export function CheckFailed() {
  const { upgradeError } = useProfileState()
  const [isAsking, setAsking] = useState(false)

  async function ask(): Promise<void> {
    if (isAsking) return
    setAsking(true)
    await recheckPremium()
    setAsking(false)
  }

  return (
    <div className={styles.alert}>
      <Alert
        message={
          upgradeError && (
            <>
              <p>{upgradeError}</p>
              <p>What you see is what was known last.</p>
              <button
                type="button"
                className={styles.again}
                aria-busy={isAsking || undefined}
                onClick={() => void ask()}
              >
                {isAsking ? 'Checking' : 'Check again'}
              </button>
            </>
          )
        }
      />
    </div>
  )
}
