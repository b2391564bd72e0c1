import { createHash, createHmac } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Delivery } from './state.ts'
import type { World } from './world.ts'

const timeoutMs = 10_000

/** Quick at first, then every six hours until three days are over. */
export const defaultRetryDelaysMs: readonly number[] = [
  ...[1, 2, 5, 15, 60, 300, 1800, 3600].map((seconds) => seconds * 1000),
  ...Array<number>(12).fill(6 * 3600 * 1000),
]

/** The header by which a receiver knows the sender: signed anew at each try. */
export function signPayload(payload: string, secret: string, atSeconds: number): string {
  const mac = createHmac('sha256', secret).update(`${atSeconds}.${payload}`).digest('hex')
  return `t=${atSeconds},v1=${mac}`
}

/** A whole number that the same seed and count always give again. */
function drawAt(seed: number, count: number): number {
  return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE()
}

export type WebhookSender = {
  /** Sends what is due, and sets the clock for what will be. */
  wake: () => void
  /** Resolves when nothing is under way and nothing is due now. */
  settled: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Carries events to their endpoints, one at a time for each endpoint and in their order unless a
 * fault shuffles them. Works by the real clock, also for customers on a test clock. What has
 * arrived need not be on disk at once: it would only arrive again.
 */
export function webhookSender(world: World, onProgress: () => void): WebhookSender {
  const { state, faults } = world
  const busy = new Map<string, Promise<void>>()
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let shuffle = { seed: Number.NaN, draws: 0 }

  const isDue = ({ dueAtMs }: Delivery) => !faults.hold && dueAtMs <= Date.now()

  function pick(due: Delivery[]): Delivery | undefined {
    if (faults.shuffle === null) return due[0]
    if (shuffle.seed !== faults.shuffle) shuffle = { seed: faults.shuffle, draws: 0 }
    return due[drawAt(shuffle.seed, shuffle.draws++) % due.length]
  }

  function wake(): void {
    clearTimeout(timer)
    if (stop.signal.aborted) return
    for (const endpoint of new Set(state.deliveries.map((delivery) => delivery.endpoint))) {
      if (busy.has(endpoint)) continue
      const next = pick(state.deliveries.filter((one) => one.endpoint === endpoint && isDue(one)))
      if (!next) continue
      const work = attempt(next).finally(() => {
        busy.delete(endpoint)
        wake()
      })
      busy.set(endpoint, work)
    }
    const waiting = state.deliveries.map(({ dueAtMs }) => dueAtMs).filter((at) => at > Date.now())
    if (waiting.length === 0) return
    const delayMs = Math.min(...waiting) - Date.now()
    timer = setTimeout(wake, Math.min(delayMs + 1, 60_000)).unref()
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const urlNow = () => state.tables.webhook_endpoint[delivery.endpoint]?.url
    const url = urlNow()
    const arrived = !faults.dropWebhooks && (await post(delivery))
    // What went to an address that is no longer the right one was no try.
    if (!arrived && (stop.signal.aborted || urlNow() !== url)) return
    delivery.tries++
    const delayMs = world.retryDelaysMs[delivery.tries - 1]
    if (arrived || delayMs === undefined) forget(delivery)
    else delivery.dueAtMs = Date.now() + delayMs
    onProgress()
  }

  function forget({ id, event: eventId }: Delivery): void {
    state.deliveries = state.deliveries.filter((one) => one.id !== id)
    const event = state.tables.event[eventId]
    const left = state.deliveries.filter((one) => one.event === eventId)
    if (event) event.pending_webhooks = new Set(left.map(({ endpoint }) => endpoint)).size
  }

  function post({ event: eventId, endpoint: endpointId }: Delivery): Promise<boolean> {
    const endpoint = state.tables.webhook_endpoint[endpointId]
    const event = state.tables.event[eventId]
    if (!endpoint || !event) return Promise.resolve(true)
    const sent = { ...event, api_version: endpoint.api_version ?? event.api_version }
    const payload = JSON.stringify(sent, null, 2)
    const secret = state.secrets[endpointId] ?? ''
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(payload)),
      'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'Stripe-Signature': signPayload(payload, secret, Math.floor(Date.now() / 1000)),
    }
    const start = endpoint.url.startsWith('https:') ? requestHttps : requestHttp
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(timeoutMs)])
    return new Promise((resolve) => {
      const outgoing = start(
        endpoint.url,
        { method: 'POST', headers, agent: false, signal },
        (response) => {
          response.on('error', () => resolve(false)).resume()
          response.on('end', () => resolve(Math.floor((response.statusCode ?? 0) / 100) === 2))
        },
      )
      outgoing.on('error', () => resolve(false)).end(payload)
    })
  }

  async function settled(): Promise<void> {
    for (;;) {
      wake()
      if (busy.size === 0) return
      await Promise.all(busy.values())
    }
  }

  async function close(): Promise<void> {
    stop.abort()
    clearTimeout(timer)
    await Promise.all(busy.values())
  }

  return { wake, settled, close }
}
