import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import {
  hideInstallOffer,
  installState,
  promptInstall,
  unknownInstall,
  watchInstall,
} from '#browser/install/install-state.ts'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import { InstallButton, InstallOffer } from './install-offer.tsx'
import { useInstallCoins } from './use-install-coins.ts'

/** Pages where a bar at the bottom is not in the way. */
const offerPages = [
  '/',
  '/packs',
  '/profile',
  '/info/FAQ',
  '/info/dojo-coins',
  '/misc/christmass-calendar',
]

/**
 * Offers to install the app on pages without a game. After it is dismissed, the footer offers it.
 */
export function InstallNotice() {
  const { pathname } = useLocation()
  const { way, isHidden } = useLiveState(installState, unknownInstall)
  const [isWanted, setWanted] = useState(false)
  const footer = useFooter(pathname)
  const isShown = way !== null && (isWanted || (!isHidden && offerPages.includes(pathname)))
  const coins = useInstallCoins(isShown)
  useEffect(watchInstall, [])

  function dismiss(): void {
    setWanted(false)
    hideInstallOffer()
  }

  return (
    <>
      {isShown && (
        <InstallOffer way={way} coins={coins} onLater={dismiss} onInstall={promptInstall} />
      )}
      {way !== null &&
        footer &&
        createPortal(
          <InstallButton onInstall={way === 'prompt' ? promptInstall : () => setWanted(true)} />,
          footer,
        )}
    </>
  )
}

function useFooter(pathname: string): Element | null {
  const [footer, setFooter] = useState<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path may be another layout
  useEffect(() => setFooter(document.querySelector('footer')), [pathname])
  return footer
}
