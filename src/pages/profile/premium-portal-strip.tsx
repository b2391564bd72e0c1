import { LinkRow } from '#ui/link-row.tsx'
import type { PremiumDeeds } from './premium-deeds.ts'

/** To the page where invoices lie and cards are changed. */
export function PortalRow({ deeds }: { deeds: PremiumDeeds }) {
  const isBusy = deeds.busy === 'portal'
  return (
    <LinkRow
      title="Invoices and card"
      note={isBusy ? 'Opening' : 'What was paid, and with which card'}
      onPress={() => void deeds.openPortal()}
    />
  )
}
