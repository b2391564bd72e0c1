import { LinkRow } from '#ui/link-row.tsx'
import type { SubscriptionActions } from './subscription-actions.ts'

export function PortalRow({ actions }: { actions: SubscriptionActions }) {
  const isBusy = actions.busy === 'portal'
  return (
    <LinkRow
      title="Invoices and card"
      note={isBusy ? 'Opening' : 'What was paid, and with which card'}
      onPress={() => void actions.openPortal()}
    />
  )
}
