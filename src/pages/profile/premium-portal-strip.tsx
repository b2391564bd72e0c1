import { LinkStrip } from '#ui/link-strip.tsx'
import type { PremiumDeeds } from './premium-deeds.ts'

/** To the page where invoices lie and cards are changed. */
export function PortalStrip({ deeds }: { deeds: PremiumDeeds }) {
  const isBusy = deeds.busy === 'portal'
  return (
    <LinkStrip
      title="Invoices and card"
      note={isBusy ? 'Opening' : 'What was paid, and with which card'}
      onPress={() => void deeds.openPortal()}
    />
  )
}
