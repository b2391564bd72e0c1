import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import link from '#ui/text-link.module.css'
import styles from './outcome-page.module.css'
import { OutcomePage } from './outcome-page.tsx'
import { SignInFirst } from './sign-in-first.tsx'

/** For a made-up address, or one opened too early. */
export function NotPremiumYet({
  isSignedIn,
  testMode,
}: {
  isSignedIn: boolean
  testMode: boolean
}) {
  if (!isSignedIn) {
    return (
      <OutcomePage
        title="Sign in to see your Premium"
        heading="Sign in to see your Premium"
        lead="You are signed out on this device."
        testMode={testMode}
      >
        <SignInFirst />
      </OutcomePage>
    )
  }
  return (
    <OutcomePage
      title="Premium is not on yet"
      heading="Premium is not on yet"
      lead="There is no Premium on your account at this moment."
      testMode={testMode}
    >
      <p>If you have just paid, word of it may still be on its way.</p>
      <div className={styles.dock}>
        <Button to="/info/pricing" size="medium" icon="icon-fwd">
          The prices
        </Button>
      </div>
      <div className={styles.links}>
        <Link to="/info/premium-processing" className={link.textLink}>
          I have just paid
        </Link>
        <Link to="/profile" className={link.textLink}>
          Your profile
        </Link>
      </div>
    </OutcomePage>
  )
}
