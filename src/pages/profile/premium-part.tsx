import { hasBelt } from '#browser/premium/belt-state.ts'
import { useDayWords } from '#browser/storage/use-day-words.ts'
import type { OwnPremium } from '#contract/premium.ts'
import { Alert } from '#ui/alert.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import { CheckFailed } from './check-failed.tsx'
import { useOwner } from './owner.ts'
import styles from './premium.module.css'
import { type PremiumDeeds, usePremiumDeeds } from './premium-deeds.ts'
import { PortalRow } from './premium-portal-strip.tsx'
import { PremiumRunning } from './premium-running.tsx'
import page from './profile.module.css'

/** The owner's own subscription: how it stands, and what can be done to it. */
export function PremiumPart() {
  const { premium } = useOwner()
  const deeds = usePremiumDeeds()
  return (
    <section className={page.section} aria-labelledby="premium">
      <h2 id="premium" className={styles.head}>
        Premium
      </h2>
      <CheckFailed />
      {premium && hasBelt(premium) ? (
        <PremiumRunning premium={premium} deeds={deeds} />
      ) : (
        <NotPremium premium={premium} deeds={deeds} />
      )}
    </section>
  )
}

type NotPremiumProps = { premium: OwnPremium | null; deeds: PremiumDeeds }

function NotPremium({ premium, deeds }: NotPremiumProps) {
  const ended = useDayWords(premium?.isCanceled ? premium.paidThrough : null)
  return (
    <>
      <p className={page.lead}>
        {ended && `Yours came off on ${ended}. `}
        Every premium pack, packs of your own without limit, your table’s own name on printed
        sheets, and no ads.
      </p>
      <Alert message={deeds.problem} onDismiss={deeds.dismiss} />
      <RowList label="Premium">
        <LinkRow title={ended ? 'Resume Premium' : 'Get Premium'} to="/info/pricing" />
        {premium?.hasCustomer && <PortalRow deeds={deeds} />}
      </RowList>
    </>
  )
}
