import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import link from '#ui/text-link.module.css'
import styles from './outcome-page.module.css'
import { OutcomePage } from './outcome-page.tsx'

export function UnknownPayment({ testMode }: { testMode: boolean }) {
  return (
    <OutcomePage
      title="No such payment"
      heading="No such payment"
      lead="The account you are signed in with knows nothing of it."
      face="sad"
      testMode={testMode}
    >
      <p>
        Did you pay with another account? Sign in with that one. What your own account has, its
        profile shows.
      </p>
      <div className={styles.dock}>
        <Button to="/profile" size="medium" icon="icon-fwd">
          To your profile
        </Button>
      </div>
      <div className={styles.links}>
        <Link to="/info/pricing" className={link.textLink}>
          The prices
        </Link>
      </div>
    </OutcomePage>
  )
}
