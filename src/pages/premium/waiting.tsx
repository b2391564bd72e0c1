import { Link } from 'react-router'
import { Glyph } from '#ui/glyph.tsx'
import link from '#ui/text-link.module.css'
import styles from './outcome-page.module.css'
import { OutcomePage } from './outcome-page.tsx'

export function Waiting({ isLong, testMode }: { isLong: boolean; testMode: boolean }) {
  return (
    <OutcomePage
      title="Your payment"
      heading="Confirming your payment"
      lead="Tying the knot. We are waiting for word from your bank."
      testMode={testMode}
    >
      <Glyph id="enso" className={styles.ring} />
      <p role="status">
        {isLong
          ? 'Your payment is still being confirmed. Nothing is lost: you can leave this page, and Premium is on as soon as word comes. Your profile shows it.'
          : 'This takes a moment. The page moves on by itself.'}
      </p>
      <div className={styles.links}>
        <Link to="/profile" className={link.textLink}>
          Your profile
        </Link>
        {isLong && (
          <Link to="/" className={link.textLink}>
            To the games
          </Link>
        )}
      </div>
    </OutcomePage>
  )
}
