import { useLocation, useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Daruma } from '#ui/daruma.tsx'
import styles from './error-page.module.css'

const unanswered = /failed to fetch|networkerror|load failed|fetch failed/i

export function isNoNetwork(error: unknown): boolean {
  return error instanceof TypeError && unanswered.test(error.message)
}

export function NoNetwork() {
  const navigate = useNavigate()
  const here = useLocation()
  return (
    <main className={`${styles.page} cloth-vermilion`}>
      <title>No network | Party Dojo</title>
      <div className={styles.stage} aria-hidden>
        <span />
        <span className={styles.icon}>
          <Daruma face="one-eye" />
        </span>
        <span />
      </div>
      <h1 className={styles.message}>No network. This page needs one, the games do not.</h1>
      <div className={styles.dock}>
        <Button variant="quiet" onPress={() => navigate(here, { replace: true })}>
          Try again
        </Button>
        <Button to="/">Homepage</Button>
      </div>
    </main>
  )
}
