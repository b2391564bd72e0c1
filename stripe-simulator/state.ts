import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from './new-id.ts'
import type { Event, Kind, LineItem, Tables } from './objects.ts'
import type { Metadata } from './read-params.ts'

/** What a Checkout session needs to know and never shows. */
export type SessionSecret = {
  lineItems: LineItem[]
  metadata: Metadata
  description: string | null
  trialDays: number
  /** Of the tries so far: Stripe keeps to one customer and one payment intent for each session. */
  customer: string | null
  paymentIntent: string | null
  /** Waits for the bank's answer. */
  pendingMethod: string | null
  /** When the bank answers about the payment that is processing, epoch seconds. */
  bankAnswersAt: number | null
}

/** One event on its way to one endpoint. Times are of the real clock. */
export type Delivery = {
  id: string
  event: string
  endpoint: string
  tries: number
  dueAtMs: number
}

/** The first answer to an idempotency key. */
export type Reply = { request: string; status: number; body: string; atMs: number }

/** All there is, as JSON. */
export type State = {
  secretKey: string
  tables: { [kind in Kind]: Record<string, Tables[kind]> }
  sessions: Record<string, SessionSecret>
  /** The number of each card on file: the simulator takes test numbers only. */
  cards: Record<string, string>
  /** Of webhook endpoints and portal sessions. */
  secrets: Record<string, string>
  /** Origin of the hosted pages, by customer. */
  origins: Record<string, string>
  replies: Record<string, Reply>
  deliveries: Delivery[]
}

function emptyState(): State {
  return {
    secretKey: newId('sk_test'),
    tables: {
      customer: {},
      product: {},
      price: {},
      'checkout.session': {},
      subscription: {},
      invoice: {},
      invoice_payment: {},
      payment_intent: {},
      charge: {},
      refund: {},
      dispute: {},
      payment_method: {},
      'billing_portal.session': {},
      webhook_endpoint: {},
      event: {},
      'test_helpers.test_clock': {},
    },
    sessions: {},
    cards: {},
    secrets: {},
    origins: {},
    replies: {},
    deliveries: [],
  }
}

/** What the folder holds, or a fresh state; null keeps everything in memory. */
export function loadState(folder: string | null): State {
  const fresh = emptyState()
  if (!folder) return fresh
  mkdirSync(folder, { recursive: true })
  rmSync(join(folder, 'state.json.new'), { force: true })
  try {
    return { ...fresh, ...fromText(readFileSync(join(folder, 'state.json'), 'utf8')) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return fresh
    throw error
  }
}

const eventTexts = new WeakMap<Event, { pending: number; text: string }>()

/** Events are most of the state and hardly ever change: each is turned into text once. */
function toText(state: State): string {
  const { event, ...tables } = state.tables
  const events = Object.values(event).map((one) => {
    const known = eventTexts.get(one)
    if (known?.pending === one.pending_webhooks) return known.text
    const text = `${JSON.stringify(one.id)}:${JSON.stringify(one)}`
    eventTexts.set(one, { pending: one.pending_webhooks, text })
    return text
  })
  const rest = JSON.stringify({ ...state, tables })
  return `{"events":{${events.join(',')}},${rest.slice(1)}`
}

function fromText(text: string): State {
  const { events, ...state } = JSON.parse(text)
  return { ...state, tables: { ...state.tables, event: events } }
}

/**
 * Gives a function that resolves once everything changed before its call is on disk. Calls that
 * come while a write runs share the next one.
 */
export function stateWriter(state: State, folder: string | null): () => Promise<void> {
  if (!folder) return () => Promise.resolve()
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  let written = ''
  const write = async () => {
    next = null
    const text = toText(state)
    if (text === written) return
    // Not synced: it is safe from a process that is killed, which is what tests do to it.
    await writeFile(join(folder, 'state.json.new'), text, { mode: 0o600 })
    await rename(join(folder, 'state.json.new'), join(folder, 'state.json'))
    written = text
  }
  return () => {
    next ??= running = running.then(write, write)
    return next
  }
}
