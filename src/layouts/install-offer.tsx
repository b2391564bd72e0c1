import type { ReactNode } from 'react'
import type { InstallMethod } from '#domain/install/install-method.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './install-notice.module.css'

/** The benefit, or the manual steps. */
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
  coins: number | null
  onLater?: () => void
  onInstall?: () => void
}

/** Static pages find its buttons by their names. */
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

/** For the footer, after the offer was dismissed or where it never comes. */
export function InstallButton({ onInstall }: { onInstall?: () => void }) {
  return (
    <button type="button" name="again" onClick={onInstall}>
      Install the app
    </button>
  )
}

function Share() {
  return (
    <span className={styles.nobreak}>
      <Glyph id="icon-share" className={styles.share} /> Share
    </span>
  )
}
