import type { IncomingMessage, ServerResponse } from 'node:http'
import type Stripe from 'stripe'
import { isLiveKey, type StripeAccess } from '#server/config/choose-payments.ts'
import type { ServerContext } from '#server/context.ts'
import type { StoredSubscription } from '../profile/subscription-repository.ts'
import { instrumentStripeClient } from './instrument-stripe-client.ts'
import { createPriceCache, type PriceCache } from './price-cache.ts'
import { serializeByKey } from './serialize-by-key.ts'
import { syncCustomer } from './sync-customer.ts'

/** How long Stripe is waited for, and how often it is asked again. */
export type StripeRequestOptions = { timeoutMs: number; networkRetries: number }

const defaultRequestOptions: StripeRequestOptions = { timeoutMs: 10_000, networkRetries: 2 }

/** The bundled simulator of Stripe, as the server sees it. */
export type Simulator = {
  apiBase: string
  secretKey: string
  webhookSecret: string
  prices: readonly string[]
  /** Answers the pages where somebody pays; false for a request to anything else. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  deliverTo: (webhookUrl: string) => void
  close: () => Promise<void>
}

/** @param options.folder where it keeps its state */
export type OpenSimulator = (options: {
  folder: string
  now: () => number
  pages: 'caller'
}) => Promise<Simulator>

/** `billing` is null where payments are not configured. */
export type BillingContext = ServerContext & { billing: Billing | null }

export type PaymentContext = ServerContext & { billing: Billing }

export type Billing = {
  /** Loaded with the first call that needs it. */
  loadStripe: () => Promise<Stripe>
  webhookSecrets: readonly string[]
  /** False where no money moves: with a test key, or the simulator. */
  isLive: boolean
  /** The prices that can be paid now, as configured; null when Stripe does not answer and none is known. */
  readPrices: PriceCache['read']
  /** The same, asked of Stripe now. */
  refreshPrices: PriceCache['refresh']
  /** Reads the truth at Stripe and stores it, see `syncCustomer`; many who ask at once share a reading. */
  sync: (userId: string) => Promise<StoredSubscription | null>
  simulator: Simulator | null
}

type Deps = Pick<ServerContext, 'database' | 'log' | 'now'>

/** What takes payments, with that access to Stripe or to a simulator. */
export function openBilling(
  { database, log, now }: Deps,
  access: StripeAccess,
  simulator: Simulator | null = null,
  requestOptions: StripeRequestOptions = defaultRequestOptions,
): Billing {
  const isLive = isLiveKey(access.secretKey)
  let loadingClient: Promise<Stripe> | null = null
  const loadStripe = () => {
    loadingClient ??= loadClient(access, requestOptions)
    return loadingClient
  }
  const prices = createPriceCache({ log, now, loadStripe, priceIds: access.priceIds })
  return {
    loadStripe,
    webhookSecrets: access.webhookSecrets,
    isLive,
    readPrices: prices.read,
    refreshPrices: prices.refresh,
    sync: serializeByKey((userId) =>
      syncCustomer({ database, now, billing: { loadStripe, isLive } }, userId),
    ),
    simulator,
  }
}

type SimulatorAddress = Pick<Simulator, 'apiBase' | 'secretKey' | 'webhookSecret' | 'prices'>

/** The access to a simulator that runs here, or in another process. */
export function toStripeAccess({
  secretKey,
  webhookSecret,
  prices,
  apiBase,
}: SimulatorAddress): StripeAccess {
  return { secretKey, webhookSecrets: [webhookSecret], priceIds: prices, apiBase }
}

async function loadClient(
  { secretKey, apiBase }: StripeAccess,
  { timeoutMs, networkRetries }: StripeRequestOptions,
): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  return new Client(secretKey, {
    maxNetworkRetries: networkRetries,
    timeout: timeoutMs,
    telemetry: false,
    httpClient: instrumentStripeClient(Client.createNodeHttpClient()),
    ...(apiBase !== null && toClientAddress(apiBase)),
  })
}

function toClientAddress(apiBase: string): { host: string; port: string; protocol: 'http' } {
  const { hostname, port } = new URL(apiBase)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port || '80', protocol: 'http' }
}
