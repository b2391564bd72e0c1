import { problemFor } from '#browser/session/sign-in-errors.ts'
import { Alert } from '#ui/alert.tsx'
import styles from './settings.module.css'
import { useSignOut } from './use-sign-out.ts'

const freshMessage = problemFor('SESSION_NOT_FRESH').sentence

/** A problem; when a new session helps, with a link to sign in. */
export function Refusal({ message }: { message: string | null }) {
  const signOut = useSignOut()
  const isStale = message === freshMessage
  return (
    <>
      <Alert message={signOut.problem ?? message} />
      {isStale && (
        <button type="button" className={styles.small} onClick={() => void signOut.andIn()}>
          Sign out and in again
        </button>
      )}
    </>
  )
}
