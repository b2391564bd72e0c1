import type { ReactNode } from 'react'
import type { InstallMethod } from '#domain/install/install-method.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './install-notice.module.css'

/** What it is good for, or how it is done by hand. */
const how: Record<InstallMethod, ReactNode> = {
  prompt: <span className={styles.aside}>It plays without a network.</span>,
  share: (
    <>
      Tap <Share />, then Add to Home Screen.
    </>
  ),
  safari: (
    <>
      Open this in Safari, then <Share /> and Add to Home Screen.
    </>
  ),
}

type InstallOfferProps = {
  way: InstallMethod
  /** What installing still brings; null for nothing. */
  coins: number | null
  onLater?: () => void
  onInstall?: () => void
}

/** The strip that offers to install the app; pages without React find its buttons by their names. */
export function InstallOffer({ way, coins, onLater, onInstall }: InstallOfferProps) {
  return (
    <section className={styles.strip} aria-label="Install the app">
      <div className={styles.words}>
        <h2>Keep the dojo at hand</h2>
        {coins === null || way !== 'prompt' ? (
          <p>{how[way]}</p>
        ) : (
          <p>{coins} coins when you open it there.</p>
        )}
      </div>
      <button type="button" name="later" className={styles.later} onClick={onLater}>
        Not now
      </button>
      {way === 'prompt' && (
        <button type="button" name="install" className={styles.install} onClick={onInstall}>
          Install
        </button>
      )}
    </section>
  )
}

/** In the footer, where the strip was turned down or never comes. */
export function InstallButton({ onInstall }: { onInstall?: () => void }) {
  return (
    <button type="button" name="again" onClick={onInstall}>
      Install the app
    </button>
  )
}

/** The button of Apple's browsers, as it is drawn there. */
function Share() {
  return (
    <span className={styles.nobreak}>
      <Glyph id="icon-share" className={styles.share} /> Share
    </span>
  )
}
