import { openBillingPortal } from './payment-client.ts'

type PortalDeps = {
  open: () => Promise<{ url: string }>
  navigate: (url: string) => void
}

const browserDeps: PortalDeps = {
  open: () => openBillingPortal(),
  navigate: (url) => location.assign(url),
}

/** Opens the billing portal; not when `signal` is aborted meanwhile. @throws PaymentError */
export async function goToPortal(signal: AbortSignal, deps = browserDeps): Promise<void> {
  const { url } = await deps.open()
  if (!signal.aborted) deps.navigate(url)
}
