import { Slab } from '#ui/slab.tsx'
import styles from './auth-page.module.css'

/** All is set: on to the door. */
export function SignInDock() {
  return (
    <div className={styles.dock}>
      <Slab to="/sign-in" size="medium" icon="icon-fwd">
        Sign in
      </Slab>
    </div>
  )
}
