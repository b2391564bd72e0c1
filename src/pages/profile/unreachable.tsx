import { useRevalidator } from 'react-router'
import { account } from '#browser/account.ts'
import { offlineMessage } from '#browser/call-api.ts'
import { useSaved } from '#browser/use-saved.ts'
import { Alert } from '#ui/alert.tsx'
import { BusySlab } from '#ui/busy-slab.tsx'
import styles from './profile.module.css'

/** The profile was asked for while there was no network: who it is of is known, the rest is not. */
export function Unreachable() {
  const known = useSaved(account, null)
  const { state, revalidate } = useRevalidator()
  return (
    <div className={styles.unreachable}>
      <h1>{known?.username || 'Your profile'}</h1>
      <Alert message={offlineMessage} />
      <p>Your coins and stamps are safe with us. The games need no network: play on.</p>
      <BusySlab busy={state === 'loading'} onPress={() => void revalidate()}>
        Try again
      </BusySlab>
    </div>
  )
}
