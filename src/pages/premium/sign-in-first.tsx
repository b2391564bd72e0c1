import { useLocation, useNavigate } from 'react-router'
import { writeSessionValue } from '#browser/session/session-values.ts'
import { Button } from '#ui/button.tsx'
import styles from './outcome-page.module.css'

/** To sign-in and back to this page. */
export function SignInFirst() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  function signIn(): void {
    writeSessionValue('previousRoute', `${pathname}${search}`)
    void navigate('/sign-in')
  }
  return (
    <div className={styles.dock}>
      <Button size="medium" icon="icon-you" onPress={signIn}>
        Sign in
      </Button>
    </div>
  )
}
