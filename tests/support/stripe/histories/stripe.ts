import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeApiHandler } from '../../../../stripe-simulator/answer-api.ts'
import { answerPage, pagePrefix } from '../../../../stripe-simulator/answer-page.ts'
import { runDue } from '../../../../stripe-simulator/billing-cycle.ts'
import { calls } from '../../../../stripe-simulator/calls.ts'
import { findCall, type Method } from '../../../../stripe-simulator/define-call.ts'
import { signPayload } from '../../../../stripe-simulator/deliver-webhooks.ts'
import { openDispute } from '../../../../stripe-simulator/disputes.ts'
import { fillFaults } from '../../../../stripe-simulator/faults.ts'
import type { Event, Tables } from '../../../../stripe-simulator/objects.ts'
import { seedPrices } from '../../../../stripe-simulator/prices.ts'
import type { SimulatorContext } from '../../../../stripe-simulator/simulator-context.ts'
import { loadState } from '../../../../stripe-simulator/state.ts'
import { finishAdvances } from '../../../../stripe-simulator/test-clocks.ts'
import { find, type World } from '../../../../stripe-simulator/world.ts'

/** An event on its way to one endpoint. */
export type HeldEvent = { type: string; payload: string; secret: string }

const partsOfReading = ['/v1/subscriptions', '/v1/invoices', '/v1/charges']

export type HeldReading = { read: Promise<void>; release: () => void }

/** What each of two endpoints is told, under a secret of its own. */
const firstEndpointEvents = [
  'checkout.session.completed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
]
const secondEndpointEvents = [
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
]

/**
 * The simulator without its postman: what it would deliver is held for each customer until it is
 * taken, and what it keeps lies open, to be looked at and forgotten.
 */
export async function openHeldStripe() {
  const state = loadState(null)
  const { tables } = state
  const world: World = {
    state,
    faults: fillFaults({}),
    now: Date.now,
    pages: 'own',
    apiBase: '',
    retryDelaysMs: [],
    afterLastRetry: 'canceled',
    dueSeconds: null,
    request: { id: null, idempotency_key: null },
  }
  const held = new Map<string, HeldEvent[]>()
  const holds = new Map<
    string,
    { waitsFor: Set<string>; released: Promise<void>; markRead: () => void }
  >()
  const desk: SimulatorContext = {
    world,
    catchUp: () => {
      finishAdvances(world)
      runDue(world, null, Math.floor(Date.now() / 1000))
      return true
    },
    settle: () => {
      hold()
      return Promise.resolve()
    },
  }

  function hold(): void {
    for (const { event: id, endpoint } of state.deliveries.splice(0)) {
      const event = tables.event[id]
      if (!event) continue
      const owner = ownerOf(event)
      const letters = held.get(owner) ?? []
      const secret = state.secrets[endpoint] ?? ''
      letters.push({ type: event.type, payload: JSON.stringify(event, null, 2), secret })
      held.set(owner, letters)
    }
    tables.event = {}
  }

  /** A dispute names its charge only. */
  function ownerOf({ type, data }: Event): string {
    const about = data.object as { id: string; customer?: string | null; charge?: string }
    if (type === 'customer.deleted') return about.id
    return about.customer ?? tables.charge[about.charge ?? '']?.customer ?? ''
  }

  /** A call as the dashboard makes it, without the wire. */
  function ask<Answer>(method: Method, path: string, params: object = {}): Answer {
    const found = findCall(calls, method, `/v1/${path}`)
    if (!found) throw new Error(`Stripe has no ${method} ${path}`)
    const answer = found.call.run(world, params, found.ids)
    desk.catchUp()
    hold()
    return answer as Answer
  }

  const answerApi = makeApiHandler(desk)
  const server = createServer((request, response) => {
    const isPage = request.url?.startsWith(pagePrefix)
    holdUp(response, request.url ?? '')
    const work = isPage ? answerPage(desk, request, response) : answerApi(request, response)
    work.catch(() => response.destroy())
  }).listen(0, '127.0.0.1')

  /** What is told while a reading is held back may be old when it comes. */
  function holdUp(response: ServerResponse, url: string): void {
    const { pathname, searchParams } = new URL(url, 'http://stripe')
    const hold = holds.get(searchParams.get('customer') ?? '')
    if (!hold?.waitsFor.delete(pathname)) return
    const end = response.end.bind(response) as (text: string) => void
    const later = (text: string) => {
      void hold.released.then(() => end(text))
      if (hold.waitsFor.size === 0) hold.markRead()
      return response
    }
    response.end = later as typeof response.end
  }

  await once(server, 'listening')
  world.apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const prices = seedPrices(world)
  const secrets = [firstEndpointEvents, secondEndpointEvents].map((enabled_events, at) => {
    const params = { url: `http://127.0.0.1/${at}`, enabled_events }
    return ask<{ secret: string }>('POST', 'webhook_endpoints', params).secret
  })

  return {
    apiBase: world.apiBase,
    secretKey: state.secretKey,
    prices,
    secrets,
    tables,
    ask,
    /** Somebody's bank takes a payment back. */
    dispute(charge: string): void {
      openDispute(world, find(world, 'charge', charge), 'fraudulent')
      hold()
    },
    /** Signed now, as it is at each try. */
    sign: ({ payload, secret }: HeldEvent) =>
      signPayload(payload, secret, Math.floor(Date.now() / 1000)),
    /** What is held of a customer's; it is not held any more. */
    take(customer: string): HeldEvent[] {
      const letters = held.get(customer) ?? []
      held.delete(customer)
      return letters
    },
    /**
     * Holds back what the next reader of that customer is told, until it is released; `read` resolves
     * when all of it was worked out.
     */
    holdBack(customer: string): HeldReading {
      const [released, open] = makeGate()
      const [read, markRead] = makeGate()
      holds.set(customer, { waitsFor: new Set(partsOfReading), released, markRead })
      const release = () => {
        holds.delete(customer)
        open()
      }
      return { read, release }
    },
    /** Forgets customers with all that is theirs: there would be ever more to look through. */
    forget(customers: readonly string[], clock: string): void {
      const gone = new Set(customers)
      for (const table of Object.values(tables) as Record<string, Tables[keyof Tables]>[]) {
        for (const [id, one] of Object.entries(table)) {
          const { customer } = one as { customer?: string | null }
          if (gone.has(id) || (customer && gone.has(customer))) delete table[id]
        }
      }
      delete tables['test_helpers.test_clock'][clock]
      for (const [id, { invoice }] of Object.entries(tables.invoice_payment))
        if (!tables.invoice[invoice]) delete tables.invoice_payment[id]
      for (const id of Object.keys(state.sessions))
        if (!tables['checkout.session'][id]) delete state.sessions[id]
      state.replies = {}
    },
    async close(): Promise<void> {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export type HeldStripe = Awaited<ReturnType<typeof openHeldStripe>>

function makeGate(): [Promise<void>, () => void] {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  return [gate, open]
}
