import type Stripe from 'stripe'
import { metrics } from '#server/platform/observability/metrics/metrics.ts'
import { methodLabel } from '#server/platform/observability/metrics/status-class.ts'
import { inSpan } from '#server/platform/observability/tracing/in-span.ts'

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>

/** What we ask of Stripe; a path that is none of these counts as `other`. */
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

/** The same client; how long Stripe takes to begin its answers is measured, each try by itself. */
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

/** What a path is about, without the ids in it. */
export function resourceOf(path: string): string {
  return resources.find((resource) => path.startsWith(`/v1/${resource}`)) ?? 'other'
}

/** Too many requests are a failure of ours to wait, and not an answer. */
export function outcomeOf(status: number): 'ok' | 'refused' | 'failed' {
  if (status < 400) return 'ok'
  return status >= 500 || status === 429 ? 'failed' : 'refused'
}
