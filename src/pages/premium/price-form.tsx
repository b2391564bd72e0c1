import { type ReactNode, useEffect } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { choosePrice, restoreChoice } from '#browser/premium/choose-price.ts'
import { forgetCheckoutError, isTransient, startCheckout } from '#browser/premium/start-checkout.ts'
import { useUnmountSignal } from '#browser/premium/use-unmount-signal.ts'
import { siteState, useProfileState } from '#browser/session/profile-store.ts'
import { writeSessionValue } from '#browser/session/session-values.ts'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import { priceGoneMessage } from '#domain/premium/price-gone.ts'
import { emptySiteState } from '#domain/profile/site-state.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { PriceChoice } from './price-choice.tsx'
import type { ShownPrice } from './prices.ts'
import styles from './pricing.module.css'

type PriceFormProps = {
  prices: readonly ShownPrice[]
  defaultId: string
  isSignedIn: boolean
  children: ReactNode
}

/** Chooses a price and goes to checkout, through sign-in if needed. */
export function PriceForm({ prices, defaultId, isSignedIn, children }: PriceFormProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const gone = useUnmountSignal()
  const { isUpgrading, upgradeError } = useProfileState()
  const { selectedPrice } = useLiveState(siteState, emptySiteState)
  const chosen = prices.find(({ id }) => id === selectedPrice)
  const price = chosen ?? prices.find(({ id }) => id === defaultId)

  useEffect(() => {
    restoreChoice()
    return forgetCheckoutError
  }, [])

  const isRefused = upgradeError !== null && !isTransient(upgradeError)
  // The reader's state may have changed in another tab.
  useEffect(() => {
    if (isRefused) void revalidate()
  }, [isRefused, revalidate])

  function go(): void {
    if (!price) return
    choosePrice(price.id)
    if (isSignedIn) return void startCheckout(price.id, gone())
    writeSessionValue('previousRoute', '/info/pricing')
    void navigate('/sign-in')
  }

  return (
    <>
      <PriceChoice prices={prices} chosenId={price?.id ?? ''} onChoose={choosePrice} />
      {children}
      <div className={styles.alert}>
        <Alert
          message={
            upgradeError && (
              <>
                <p>{upgradeError}</p>
                {!isRefused && <p>Nothing was charged. Try again in a moment.</p>}
                {isRefused && upgradeError !== priceGoneMessage && (
                  <Link to="/profile#premium">To your profile</Link>
                )}
              </>
            )
          }
        />
      </div>
      <div className={`${styles.slab} cloth-vermilion`}>
        <BusyButton
          size="medium"
          busy={isUpgrading}
          note={isSignedIn ? undefined : 'You sign in first'}
          onPress={go}
        >
          Get Premium
        </BusyButton>
      </div>
      <p className={styles.note}>
        {price && (
          <span>{`${price.amount} today, then every ${price.interval} until you cancel.`}</span>
        )}
        <span>Cancel in two taps. Nobody asks why.</span>
      </p>
    </>
  )
}
