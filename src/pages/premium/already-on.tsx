import type { ReactNode } from 'react'
import { useDayWords } from '#browser/use-day-words.ts'
import type { OwnPremium } from '#contract/premium.ts'
import { Slab } from '#ui/slab.tsx'
import { PortalSlab } from './portal-slab.tsx'
import styles from './pricing.module.css'

type AlreadyOnProps = { premium: OwnPremium; children: ReactNode }

/** Said instead of the prices to somebody who wears it. */
export function AlreadyOn({ premium, children }: AlreadyOnProps) {
  const { isCanceled } = premium
  const words = useStandingWords(premium)
  return (
    <>
      <p className={styles.stand}>{words}</p>
      {children}
      <div className={styles.slab}>
        {isOwing(premium) ? (
          <PortalSlab />
        ) : (
          <Slab to="/profile#premium" size="medium" icon="icon-fwd">
            {isCanceled ? 'Tie it again' : 'To your profile'}
          </Slab>
        )}
      </div>
      <p className={styles.note}>{isCanceled ? noteCanceled : noteRunning}</p>
    </>
  )
}

const noteCanceled = 'Resume in your profile, in one tap. Until the day it ends nothing is charged.'
const noteRunning = 'Cancel in two taps, in your profile. Nobody asks why.'

/** A payment is missing: it runs on for now, or has not begun. */
function isOwing({ isPremium, isPastDue }: OwnPremium): boolean {
  return isPastDue || !isPremium
}

/** How somebody's own belt stands, in a sentence or two. */
function useStandingWords(premium: OwnPremium): string {
  const { isPremium, isCanceled, paidThrough } = premium
  const day = useDayWords(isPremium ? paidThrough : null)
  if (isOwing(premium)) {
    return `The last payment did not go through.${day ? ` The belt is paid until ${day}.` : ''} Another card puts it right.`
  }
  if (isCanceled) return day ? `Yours until ${day}, then it comes off.` : 'It is on, and will end.'
  return day ? `It is on. Paid until ${day}, and renews by itself.` : 'It is on.'
}
