import { useRevalidator } from 'react-router'
import { offlineMessage } from '#browser/api/call-api.ts'
import { account } from '#browser/session/account.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import styles from './profile.module.css'

/** Offline: the user is known, their profile is not. */
export function Unreachable() {
  const known = useSaved(account, null)
  const { state, revalidate } = useRevalidator()
  return (
    <div className={styles.unreachable}>
      <h1>{known?.username || 'Your profile'}</h1>
      <Alert message={offlineMessage} />
      <p>Your coins and stamps are safe with us. The games need no network: play on.</p>
      <BusyButton busy={state === 'loading'} onPress={() => void revalidate()}>
        Try again
      </BusyButton>
    </div>
  )
}
