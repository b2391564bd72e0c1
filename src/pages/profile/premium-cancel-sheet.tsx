import { useRef } from 'react'
import { lastChargeNote } from '#browser/premium/premium-state.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { SubscriptionActions } from './subscription-actions.ts'

type PremiumCancelSheetProps = {
  open: boolean
  /** The end of the paid period. */
  day: string | null
  isPaymentDue: boolean
  actions: SubscriptionActions
  onClose: () => void
  onCancel: () => void
}

/** The second of two taps. Stays open until the result is known. */
export function PremiumCancelSheet(props: PremiumCancelSheetProps) {
  const { open, day, isPaymentDue: isOwing, actions, onClose, onCancel } = props
  const inside = useRef<HTMLDivElement>(null)
  const isBusy = actions.busy === 'cancel'

  function close(): void {
    if (!isBusy) {
      onClose()
      return
    }
    // Escape and outside taps close a dialog in any case: reopen it.
    const dialog = inside.current?.closest('dialog')
    if (dialog && !dialog.open) dialog.showModal()
  }

  return (
    <Sheet
      open={open}
      isCompact
      title="Cancel Premium?"
      lead={leadFor(day, isOwing)}
      onClose={close}
      foot={
        <>
          {!isBusy && (
            <Button variant="quiet" onPress={onClose}>
              Keep it
            </Button>
          )}
          <BusyButton size="medium" icon="icon-x" busy={isBusy} onPress={onCancel}>
            Cancel it
          </BusyButton>
        </>
      }
    >
      <div ref={inside}>
        <Alert message={actions.problem} />
      </div>
    </Sheet>
  )
}

function leadFor(day: string | null, isOwing: boolean): string {
  if (isOwing) return 'It does not renew. What is owed may still be taken.'
  return `${day ? `It stays on until ${day}. ` : ''}${lastChargeNote(day)}`
}
