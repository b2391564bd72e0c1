import type Stripe from 'stripe'
import { metrics } from '#server/platform/observability/metrics/metrics.ts'
import { methodLabel } from '#server/platform/observability/metrics/status-class.ts'
import { inSpan } from '#server/platform/observability/tracing/in-span.ts'

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>

/** Other paths count as `other`. */
const resources = [
  'billing_portal/configurations',
  'billing_portal/sessions',
  'charges',
  'checkout/sessions',
  'customers',
  'disputes',
  'invoices',
  'prices',
  'products',
  'refunds',
  'subscriptions',
]

/** Measures the time to Stripe's response headers, per attempt. */
export function instrumentStripeClient(client: HttpClient): HttpClient {
  const makeRequest = client.makeRequest.bind(client)
  client.makeRequest = async (host, port, path, method, ...rest) => {
    const startedMs = performance.now()
    const observe = (outcome: string) =>
      metrics.stripeSeconds.observe(
        (performance.now() - startedMs) / 1000,
        methodLabel(method),
        resourceOf(path),
        outcome,
      )
    try {
      const response = await inSpan(
        { name: `stripe ${methodLabel(method)} ${resourceOf(path)}`, kind: 'client' },
        () => makeRequest(host, port, path, method, ...rest),
      )
      observe(outcomeOf(response.getStatusCode()))
      return response
    } catch (error) {
      observe('silent')
      throw error
    }
  }
  return client
}

/** The path without ids. */
export function resourceOf(path: string): string {
  return resources.find((resource) => path.startsWith(`/v1/${resource}`)) ?? 'other'
}

/** 429 counts as a failure: this server sent too much. */
export function outcomeOf(status: number): 'ok' | 'refused' | 'failed' {
  if (status < 400) return 'ok'
  return status >= 500 || status === 429 ? 'failed' : 'refused'
}
