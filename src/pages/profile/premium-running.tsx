import { useState } from 'react'
import {
  isEndedWithTimeLeft,
  isPaymentDue,
  lastChargeNote,
  unpaidNote,
} from '#browser/premium/premium-state.ts'
import { useFormattedDay } from '#browser/storage/use-formatted-day.ts'
import type { OwnPremium } from '#contract/premium.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Eye } from '#ui/eye.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { useOwner } from './owner.ts'
import { PortalRow } from './portal-row.tsx'
import styles from './premium.module.css'
import { PremiumCancelSheet } from './premium-cancel-sheet.tsx'
import type { SubscriptionActions } from './subscription-actions.ts'

type PremiumRunningProps = { premium: OwnPremium; actions: SubscriptionActions }

/** A running subscription, or one whose last payment failed. */
export function PremiumRunning({ premium, actions }: PremiumRunningProps) {
  const { isCanceled, paidThrough, subscriptionId } = premium
  const owes = isPaymentDue(premium)
  const { toast } = useOwner()
  const day = useFormattedDay(paidThrough)
  const [isAsked, setAsked] = useState(false)
  const { title, note } = describeStatus(premium, day)

  async function resume(id: string): Promise<void> {
    if (await actions.resume(id)) toast('It stays on. Bow.')
  }

  async function cancel(id: string): Promise<void> {
    const isDone = await actions.cancel(id)
    if (!isDone) return
    setAsked(false)
    toast('Cancelled. Nobody asks why.')
  }

  return (
    <>
      {!isAsked && (
        <div className={styles.alert}>
          <Alert message={actions.problem} onDismiss={actions.dismiss} />
        </div>
      )}
      <RowList label="Premium">
        <Row
          title={title}
          note={note}
          isHighlighted={!owes}
          end={<Eye open={!owes && !isCanceled} />}
        />
        <PortalRow actions={actions} />
        {subscriptionId && !isCanceled && (
          <LinkRow
            title="Cancel"
            note="Two taps. Nobody asks why."
            onPress={() => {
              if (actions.busy !== null) return
              actions.dismiss()
              setAsked(true)
            }}
          />
        )}
        {subscriptionId && isCanceled && owes && (
          <LinkRow
            title="Resume"
            note={actions.busy === 'resume' ? 'One moment' : 'It renews again, once it is paid'}
            onPress={() => void resume(subscriptionId)}
          />
        )}
        {isEndedWithTimeLeft(premium) && (
          <LinkRow title="Resume Premium" note="What it costs" to="/info/pricing" />
        )}
      </RowList>
      {premium.isPastDue && (
        <div className={styles.slab}>
          <BusyButton busy={actions.busy === 'portal'} onPress={() => void actions.openPortal()}>
            Put in another card
          </BusyButton>
        </div>
      )}
      {subscriptionId && isCanceled && !owes && (
        <div className={styles.slab}>
          <BusyButton busy={actions.busy === 'resume'} onPress={() => void resume(subscriptionId)}>
            Resume
          </BusyButton>
        </div>
      )}
      <PremiumCancelSheet
        open={isAsked}
        day={day}
        isPaymentDue={owes}
        actions={actions}
        onClose={() => setAsked(false)}
        onCancel={() => subscriptionId && void cancel(subscriptionId)}
      />
    </>
  )
}

/** Its state, as a row. */
function describeStatus(premium: OwnPremium, day: string | null): { title: string; note: string } {
  const { isPremium, isCanceled, isPastDue, interval } = premium
  if (isPastDue) {
    const paid = isPremium && day ? `It is paid until ${day}. ` : ''
    const next = isCanceled
      ? 'It is cancelled and does not renew. What is owed may still be taken.'
      : 'Another card puts it right.'
    return { title: 'The last payment failed', note: `${paid}${next}` }
  }
  if (!isPremium) return { title: 'Not paid at the moment', note: unpaidNote }
  if (isCanceled) {
    return { title: day ? `Ends on ${day}` : 'Cancelled', note: lastChargeNote(day) }
  }
  return {
    title: day ? `Premium until ${day}` : 'Premium',
    note: `Renews by itself${interval ? `, every ${interval}` : ''}.`,
  }
}
