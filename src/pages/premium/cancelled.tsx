import { Link } from 'react-router'
import { requestContext } from '#server/pages/request-context.ts'
import { Button } from '#ui/button.tsx'
import link from '#ui/text-link.module.css'
import type { Route } from './+types/cancelled'
import styles from './outcome-page.module.css'
import { OutcomePage } from './outcome-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const offer = await context.get(requestContext)?.readOffer()
  return { testMode: offer?.testMode ?? false }
}

export default function PremiumCancelled({ loaderData }: Route.ComponentProps) {
  return (
    <OutcomePage
      title="Payment cancelled"
      heading="Payment cancelled"
      lead="No belt today, and nothing was charged."
      testMode={loaderData.testMode}
    >
      <p>You left before paying. The games stay free.</p>
      <div className={styles.dock}>
        <Button to="/info/pricing" size="medium" icon="icon-fwd">
          To the prices
        </Button>
      </div>
      <div className={styles.links}>
        <Link to="/" className={link.textLink}>
          To the games
        </Link>
        <Link to="/info/dojo-coins" className={link.textLink}>
          A pack for coins
        </Link>
      </div>
    </OutcomePage>
  )
}
