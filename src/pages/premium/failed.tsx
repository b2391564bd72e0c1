import { Link } from 'react-router'
import { requestContext } from '#server/pages/request-context.ts'
import { Button } from '#ui/button.tsx'
import { Glyph } from '#ui/glyph.tsx'
import link from '#ui/text-link.module.css'
import type { Route } from './+types/failed'
import styles from './outcome-page.module.css'
import { OutcomePage } from './outcome-page.tsx'

const remedies = [
  'Check the number, the date and the code on the back.',
  'Some banks ask you to confirm in their own app. Is something waiting there?',
  'Try another card, or another way to pay.',
]

export async function loader({ context }: Route.LoaderArgs) {
  const offer = await context.get(requestContext)?.readOffer()
  return { testMode: offer?.testMode ?? false }
}

/** The payment was declined or its page expired. */
export default function PremiumFailed({ loaderData }: Route.ComponentProps) {
  return (
    <OutcomePage
      title="Payment failed"
      heading="Payment failed"
      lead="The knot did not hold. Nothing was charged."
      face="sad"
      testMode={loaderData.testMode}
    >
      <ul className={styles.steps} aria-label="What you can try">
        {remedies.map((remedy) => (
          <li key={remedy}>
            <Glyph id="icon-eyeoff" />
            {remedy}
          </li>
        ))}
      </ul>
      <div className={styles.dock}>
        <Button to="/info/pricing" size="medium" icon="icon-fwd">
          Try again
        </Button>
      </div>
      <div className={styles.links}>
        <Link to="/" className={link.textLink}>
          To the games
        </Link>
        <a href="/info/contact" className={link.textLink}>
          Write to us
        </a>
      </div>
    </OutcomePage>
  )
}
