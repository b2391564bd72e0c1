import { useState } from 'react'
import { useDayWords } from '#browser/use-day-words.ts'
import type { OwnPremium } from '#contract/premium.ts'
import { Alert } from '#ui/alert.tsx'
import { BusySlab } from '#ui/busy-slab.tsx'
import { Eye } from '#ui/eye.tsx'
import { LinkStrip } from '#ui/link-strip.tsx'
import { Strip, StripList } from '#ui/strip.tsx'
import { useOwner } from './owner.ts'
import styles from './premium.module.css'
import { PremiumCancelSheet } from './premium-cancel-sheet.tsx'
import type { PremiumDeeds } from './premium-deeds.ts'
import { PortalStrip } from './premium-portal-strip.tsx'

type PremiumRunningProps = { premium: OwnPremium; deeds: PremiumDeeds }

/** A subscription that runs, or one whose last payment failed. */
export function PremiumRunning({ premium, deeds }: PremiumRunningProps) {
  const { isPremium, isCanceled, paidThrough, subscriptionId } = premium
  // A payment is missing: it runs on for now, or has not begun.
  const isOwing = premium.isPastDue || !isPremium
  const { toast } = useOwner()
  const day = useDayWords(paidThrough)
  const [isAsked, setAsked] = useState(false)
  const { title, note } = standing(premium, isOwing, day)

  async function resume(id: string): Promise<void> {
    if (await deeds.resume(id)) toast('It stays on. Bow.')
  }

  async function cancel(id: string): Promise<void> {
    const isDone = await deeds.cancel(id)
    if (!isDone) return
    setAsked(false)
    toast('Cancelled. Nobody asks why.')
  }

  return (
    <>
      {!isAsked && (
        <div className={styles.alert}>
          <Alert message={deeds.problem} onDismiss={deeds.dismiss} />
        </div>
      )}
      <StripList label="Black belt">
        <Strip
          title={title}
          note={note}
          lit={!isOwing}
          end={<Eye open={!isOwing && !isCanceled} />}
        />
        <PortalStrip deeds={deeds} />
        {subscriptionId && !isCanceled && (
          <LinkStrip
            title="Cancel"
            note="Two taps. Nobody asks why."
            onPress={() => {
              deeds.dismiss()
              setAsked(true)
            }}
          />
        )}
      </StripList>
      {isOwing && (
        <div className={styles.slab}>
          <BusySlab busy={deeds.busy === 'portal'} onPress={() => void deeds.openPortal()}>
            Put in another card
          </BusySlab>
        </div>
      )}
      {subscriptionId && isCanceled && !isOwing && (
        <div className={styles.slab}>
          <BusySlab busy={deeds.busy === 'resume'} onPress={() => void resume(subscriptionId)}>
            Resume
          </BusySlab>
        </div>
      )}
      <PremiumCancelSheet
        open={isAsked}
        day={day}
        isOwing={isOwing}
        deeds={deeds}
        onClose={() => setAsked(false)}
        onCancel={() => subscriptionId && void cancel(subscriptionId)}
      />
    </>
  )
}

/** How it stands, in a strip. */
function standing(
  { isPremium, isCanceled, interval }: OwnPremium,
  isOwing: boolean,
  day: string | null,
): { title: string; note: string } {
  if (isOwing) {
    return {
      title: 'The last payment failed',
      note: `${isPremium && day ? `It is paid until ${day}. ` : ''}Another card puts it right.`,
    }
  }
  if (isCanceled) {
    return { title: day ? `Ends on ${day}` : 'Cancelled', note: 'Nothing more is charged.' }
  }
  return {
    title: day ? `Black belt until ${day}` : 'Black belt',
    note: `Renews by itself${interval ? `, every ${interval}` : ''}.`,
  }
}
