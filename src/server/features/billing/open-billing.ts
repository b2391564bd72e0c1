import type { IncomingMessage, ServerResponse } from 'node:http'
import type Stripe from 'stripe'
import { isLiveKey, type StripeAccess } from '#server/config/choose-payments.ts'
import type { ServerContext } from '#server/context.ts'
import type { StoredSubscription } from '../profile/subscription-repository.ts'
import { instrumentStripeClient } from './instrument-stripe-client.ts'
import { createPriceCache, type PriceCache } from './price-cache.ts'
import { serializeByKey } from './serialize-by-key.ts'
import { syncCustomer } from './sync-customer.ts'

export type StripeRequestOptions = { timeoutMs: number; networkRetries: number }

const defaultRequestOptions: StripeRequestOptions = { timeoutMs: 10_000, networkRetries: 2 }

export type Simulator = {
  apiBase: string
  secretKey: string
  webhookSecret: string
  prices: readonly string[]
  /** Serves its payment pages; false for any other request. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  deliverTo: (webhookUrl: string) => void
  close: () => Promise<void>
}

export type OpenSimulator = (options: {
  folder: string
  now: () => number
  pages: 'caller'
}) => Promise<Simulator>

/** `billing` is null where payments are not configured. */
export type BillingContext = ServerContext & { billing: Billing | null }

export type PaymentContext = ServerContext & { billing: Billing }

export type Billing = {
  /** Loads Stripe's library on first use. */
  loadStripe: () => Promise<Stripe>
  webhookSecrets: readonly string[]
  /** False with a test key or the simulator. */
  isLive: boolean
  /** Configured prices; null when Stripe has never answered. */
  readPrices: PriceCache['read']
  /** The same, read from Stripe now. */
  refreshPrices: PriceCache['refresh']
  /** `syncCustomer`; concurrent calls for a user share a read. */
  sync: (userId: string) => Promise<StoredSubscription | null>
  simulator: Simulator | null
}

type Deps = Pick<ServerContext, 'database' | 'log' | 'now'>

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
