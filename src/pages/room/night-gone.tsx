import { Button } from '#ui/button.tsx'
import { Daruma } from '#ui/daruma.tsx'
import styles from './night-page.module.css'

/** Where a night was, or never was: which of them is nobody's business. */
export function NightGone() {
  return (
    <main tabIndex={-1} className={`cloth-mustard ${styles.page}`}>
      <header className={styles.head}>
        <Daruma face="one-eye" className={styles.daruma} />
        <h1>This night is over</h1>
        <p>
          Its page was taken down, or its thirty days are up. Nothing of it is kept. Check the link,
          or make a new night.
        </p>
      </header>
      <div className={styles.dock}>
        <Button size="large" to="/" icon="icon-fwd" note="free, on the phones you have">
          Play tonight
        </Button>
      </div>
    </main>
  )
}
