import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const paidThrough = 4_000_000_000

/** What Stripe would say of every customer of a seeded data set, at the same cost each time. */
const lists: Record<string, (customer: string) => unknown[]> = {
  '/v1/subscriptions': (customer) => [
    {
      id: customer.replace('cus_', 'sub_'),
      object: 'subscription',
      status: 'active',
      created: 1,
      cancel_at_period_end: false,
      cancel_at: null,
      items: {
        object: 'list',
        data: [{ current_period_start: 1, price: { recurring: { interval: 'month' } } }],
      },
    },
  ],
  '/v1/invoices': () => [
    {
      id: 'in_scale',
      object: 'invoice',
      payments: { object: 'list', data: [] },
      lines: {
        object: 'list',
        data: [
          {
            period: { start: 1, end: paidThrough },
            parent: { subscription_item_details: { proration: false } },
          },
        ],
      },
    },
  ],
  '/v1/charges': () => [],
}

export type LoopbackStripe = { env: Record<string, string>; close: () => Promise<void> }

/** A Stripe on this machine that costs every call the same; `env` are the product's settings for it. */
export async function openLoopbackStripe(): Promise<LoopbackStripe> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
    const data = lists[pathname]?.(searchParams.get('customer') ?? '') ?? []
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ object: 'list', url: pathname, has_more: false, data }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    env: {
      STRIPE_SECRET_KEY: 'sk_test_scale',
      STRIPE_WEBHOOK_SECRET: 'whsec_scale',
      STRIPE_PRICES: 'price_scale',
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
