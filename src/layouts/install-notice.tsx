import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import {
  askToInstall,
  hideInstallOffer,
  useInstall,
  watchInstall,
} from '#browser/install/install-state.ts'
import type { InstallWay } from '#domain/install/install-way.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './install-notice.module.css'
import { useInstallCoins } from './use-install-coins.ts'

/** Where nobody is about anything that a strip at the bottom would be in the way of. */
const calmPages = [
  '/',
  '/packs',
  '/profile',
  '/info/FAQ',
  '/info/dojo-coins',
  '/misc/christmass-calendar',
]

/** What it is good for, or how it is done by hand. */
const how: Record<InstallWay, ReactNode> = {
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

/**
 * Offers to install the house where the browser does, on pages at rest: doors, games and their ends
 * need the room for themselves. Dismissed, the footer still leads there.
 */
export function InstallNotice() {
  const { pathname } = useLocation()
  const { way, isHidden } = useInstall()
  const [isWanted, setWanted] = useState(false)
  const footer = useFooter(pathname)
  const isShown = way !== null && (isWanted || (!isHidden && calmPages.includes(pathname)))
  const coins = useInstallCoins(isShown)
  useEffect(watchInstall, [])

  function dismiss(): void {
    setWanted(false)
    hideInstallOffer()
  }

  return (
    <>
      {isShown && (
        <section className={styles.strip} aria-label="Install the app">
          <div className={styles.words}>
            <h2>Keep the dojo at hand</h2>
            {coins === null || way !== 'prompt' ? (
              <p>{how[way]}</p>
            ) : (
              <p>{coins} coins when you open it there.</p>
            )}
          </div>
          <button type="button" className={styles.later} onClick={dismiss}>
            Not now
          </button>
          {way === 'prompt' && (
            <button type="button" className={styles.install} onClick={askToInstall}>
              Install
            </button>
          )}
        </section>
      )}
      {way !== null &&
        footer &&
        createPortal(
          <button type="button" onClick={way === 'prompt' ? askToInstall : () => setWanted(true)}>
            Install the app
          </button>,
          footer,
        )}
    </>
  )
}

/** What the page ends with, where it has one: another layout brings another. */
function useFooter(pathname: string): Element | null {
  const [footer, setFooter] = useState<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path may be another layout
  useEffect(() => setFooter(document.querySelector('footer')), [pathname])
  return footer
}

/** The button of Apple's browsers, as it is drawn there. */
function Share() {
  return (
    <span className={styles.nobreak}>
      <Glyph id="icon-share" className={styles.share} /> Share
    </span>
  )
}
