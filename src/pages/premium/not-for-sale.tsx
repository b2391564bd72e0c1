import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { passCoins } from '#domain/profile/coins.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Button } from '#ui/button.tsx'
import styles from './pricing.module.css'

type NotForSaleProps = {
  /** Prices could not be read; otherwise there are none. */
  isUnreachable: boolean
  children: ReactNode
}

/** Instead of prices: alternatives, or when to try again. */
export function NotForSale({ isUnreachable, children }: NotForSaleProps) {
  const { state, revalidate } = useRevalidator()
  if (isUnreachable) {
    return (
      <>
        <div className={styles.alert}>
          <Alert message="The prices cannot be read right now. Try again in a moment; everything else works." />
        </div>
        {children}
        <div className={styles.slab}>
          <BusyButton size="medium" busy={state === 'loading'} onPress={() => void revalidate()}>
            Try again
          </BusyButton>
        </div>
      </>
    )
  }
  return (
    <>
      <p className={styles.stand}>
        Not to be had in this house yet. Coins open the same packs: {passCoins} for one, for a day.
      </p>
      {children}
      <div className={styles.slab}>
        <Button to="/info/dojo-coins" size="medium" icon="crest-coin">
          Earn coins
        </Button>
      </div>
    </>
  )
}
