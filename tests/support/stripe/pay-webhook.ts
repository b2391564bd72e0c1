import type Stripe from 'stripe'
import type { PremiumApp } from './premium-app.ts'

type Signing = { secret?: string; atSeconds?: number }

/** What happened to a customer, the oldest first. */
export async function eventsOf(
  { stripe }: PremiumApp,
  customerId: string,
): Promise<Stripe.Event[]> {
  const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 })
  const charges = await stripe.charges.list({ customer: customerId, limit: 100 })
  const own = new Set([customerId, ...charges.data.map(({ id }) => id)])
  return events.reverse().filter(({ data }) => {
    const about = data.object as { id?: string; customer?: unknown; charge?: unknown }
    return [about.id, about.customer, about.charge].some((id) => own.has(String(id)))
  })
}

/** The header of a delivery, signed now by the real clock unless told otherwise. */
export async function sign(
  { stripe, simulator }: PremiumApp,
  payload: string,
  { secret = simulator.webhookSecret, atSeconds = Math.floor(Date.now() / 1000) }: Signing = {},
): Promise<string> {
  return await stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    timestamp: atSeconds,
  })
}

/** Sends a text as Stripe would; null sends it unsigned. */
export async function deliverText(
  { app }: PremiumApp,
  payload: string,
  signature: string | null,
): Promise<number> {
  const answer = await app.request('/api/stripe/webhook', {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== null && { 'stripe-signature': signature }),
    },
    body: payload,
  })
  await answer.text()
  return answer.status
}

export async function deliver(
  premiumApp: PremiumApp,
  event: object,
  signing: Signing = {},
): Promise<number> {
  const payload = JSON.stringify(event, null, 2)
  return await deliverText(premiumApp, payload, await sign(premiumApp, payload, signing))
}

/** Delivers these one after another; gives each answer's status once. */
export async function deliverAll(
  premiumApp: PremiumApp,
  events: readonly object[],
): Promise<number[]> {
  const statuses = new Set<number>()
  for (const event of events) statuses.add(await deliver(premiumApp, event))
  return [...statuses]
}

/** The events of a customer, all of them, in their order. */
export async function deliverHistory(
  premiumApp: PremiumApp,
  customerId: string,
): Promise<number[]> {
  return await deliverAll(premiumApp, await eventsOf(premiumApp, customerId))
}
