import type { ReactNode } from 'react'
import { unpaidNote } from '#browser/premium/premium-state.ts'
import { useFormattedDay } from '#browser/storage/use-formatted-day.ts'
import type { OwnPremium } from '#contract/premium.ts'
import { Button } from '#ui/button.tsx'
import { PortalButton } from './portal-button.tsx'
import styles from './pricing.module.css'

type AlreadyPremiumProps = { premium: OwnPremium; children: ReactNode }

/** Instead of prices, for a subscription that runs or can be resumed. */
export function AlreadyPremium({ premium, children }: AlreadyPremiumProps) {
  const words = useStatusText(premium)
  return (
    <>
      <p className={styles.stand}>{words}</p>
      {children}
      <div className={styles.slab}>
        {premium.isPastDue ? (
          <PortalButton />
        ) : (
          <Button to="/profile#premium" size="medium" icon="icon-fwd">
            {premium.isCanceled ? 'Resume Premium' : 'To your profile'}
          </Button>
        )}
      </div>
      <p className={styles.note}>{noteFor(premium)}</p>
    </>
  )
}

function noteFor({ isPremium, isCanceled, isPastDue }: OwnPremium): string {
  if (!isPremium && !isPastDue) return unpaidNote
  if (!isCanceled) return 'Cancel in two taps, in your profile. Nobody asks why.'
  return isPastDue
    ? 'It is cancelled and does not renew. What is owed may still be taken.'
    : 'Resume in your profile, in one tap.'
}

/** The subscription's state in a sentence or two. */
function useStatusText(premium: OwnPremium): string {
  const { isPremium, isCanceled, isPastDue, paidThrough } = premium
  const day = useFormattedDay(isPremium ? paidThrough : null)
  if (isPastDue) {
    return `The last payment did not go through.${day ? ` It is paid until ${day}.` : ''} Another card puts it right.`
  }
  if (!isPremium) return 'It is not paid at the moment.'
  if (isCanceled) return day ? `Yours until ${day}, then it comes off.` : 'It is on, and will end.'
  return day ? `It is on. Paid until ${day}, and renews by itself.` : 'It is on.'
}
