import { hasPremium, isEndedWithTimeLeft } from '#browser/premium/premium-state.ts'
import { AlreadyPremium } from './already-premium.tsx'
import { BeltPicture } from './belt-picture.tsx'
import { EyeList } from './eye-list.tsx'
import { NotForSale } from './not-for-sale.tsx'
import { PaidTimeLeft } from './paid-time-left.tsx'
import { PriceForm } from './price-form.tsx'
import type { Pricing } from './prices.ts'
import styles from './pricing.module.css'

/** Decisions §5. */
const opened = [
  'Every premium pack, in every game',
  'Packs of your own without limit',
  'Your table’s own name on printed sheets',
  'No ads between rounds',
]

export function PremiumPlan({ pricing }: { pricing: Pricing }) {
  const { state, prices, defaultId, premium } = pricing
  const list = <EyeList items={opened} />
  const isRunning = premium !== null && hasPremium(premium) && !isEndedWithTimeLeft(premium)
  return (
    <section className={styles.black} aria-labelledby="black-belt">
      <BeltPicture />
      <h2 id="black-belt">Premium</h2>
      {premium && isEndedWithTimeLeft(premium) && <PaidTimeLeft premium={premium} />}
      {isRunning ? (
        // A second subscription would be paid twice.
        <AlreadyPremium premium={premium}>{list}</AlreadyPremium>
      ) : state === 'open' && defaultId !== null ? (
        <PriceForm prices={prices} defaultId={defaultId} isSignedIn={premium !== null}>
          {list}
        </PriceForm>
      ) : (
        <NotForSale isUnreachable={state === 'unreachable'}>{list}</NotForSale>
      )}
    </section>
  )
}
