import { paymentPath } from '#contract/premium.ts'
import type { BillingContext } from './open-billing.ts'

/** Subscribes this process to the simulator's events. */
export function registerSimulatorWebhook({ env, billing }: BillingContext, port: number): void {
  billing?.simulator?.deliverTo(`http://${loopbackHost(env.host)}:${port}${paymentPath}/webhook`)
}

function loopbackHost(host: string | null): string {
  if (host === null || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
