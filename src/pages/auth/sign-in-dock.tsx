import { Button } from '#ui/button.tsx'
import styles from './auth-page.module.css'
import { withNext } from './next-path.ts'

export function SignInDock({ next }: { next: string | null }) {
  return (
    <div className={styles.dock}>
      <Button to={withNext('/sign-in', next)} size="medium" icon="icon-fwd">
        Sign in
      </Button>
    </div>
  )
}
