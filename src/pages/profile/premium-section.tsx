import { hasPremium } from '#browser/premium/premium-state.ts'
import { useFormattedDay } from '#browser/storage/use-formatted-day.ts'
import type { OwnPremium } from '#contract/premium.ts'
import { Alert } from '#ui/alert.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import { CheckFailed } from './check-failed.tsx'
import { useOwner } from './owner.ts'
import { PortalRow } from './portal-row.tsx'
import styles from './premium.module.css'
import { PremiumRunning } from './premium-running.tsx'
import page from './profile.module.css'
import { type SubscriptionActions, useSubscriptionActions } from './subscription-actions.ts'

export function PremiumSection() {
  const { premium } = useOwner()
  const actions = useSubscriptionActions()
  return (
    <section className={page.section} aria-labelledby="premium">
      <h2 id="premium" className={styles.head}>
        Premium
      </h2>
      <CheckFailed />
      {premium && hasPremium(premium) ? (
        <PremiumRunning premium={premium} actions={actions} />
      ) : (
        <NotPremium premium={premium} actions={actions} />
      )}
    </section>
  )
}

type NotPremiumProps = { premium: OwnPremium | null; actions: SubscriptionActions }

function NotPremium({ premium, actions }: NotPremiumProps) {
  const ended = useFormattedDay(premium?.isCanceled ? premium.paidThrough : null)
  return (
    <>
      <p className={page.lead}>
        {ended && `Yours came off on ${ended}. `}
        Every premium pack, packs of your own without limit, your table’s own name on printed
        sheets, and no ads.
      </p>
      <Alert message={actions.problem} onDismiss={actions.dismiss} />
      <RowList label="Premium">
        <LinkRow title={ended ? 'Resume Premium' : 'Get Premium'} to="/info/pricing" />
        {premium?.hasCustomer && <PortalRow actions={actions} />}
      </RowList>
    </>
  )
}
