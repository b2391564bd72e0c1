import { openBillingPortal } from './payment-client.ts'

type PortalWays = {
  open: () => Promise<{ url: string }>
  leaveFor: (url: string) => void
}

const tabWays: PortalWays = {
  open: () => openBillingPortal(),
  leaveFor: (url) => location.assign(url),
}

/**
 * Leaves for the page of invoices and cards; stays where `signal` was given meanwhile.
 * @throws PaymentError
 */
export async function leaveForPortal(signal: AbortSignal, ways = tabWays): Promise<void> {
  const { url } = await ways.open()
  if (!signal.aborted) ways.leaveFor(url)
}
