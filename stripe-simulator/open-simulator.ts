import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { makeApiHandler } from './answer-api.ts'
import { answerPage, pagePrefix } from './answer-page.ts'
import { answerTestControl, testControlPaths } from './answer-test-control.ts'
import { runDue } from './billing-cycle.ts'
import { defaultRetryDelaysMs, webhookSender } from './deliver-webhooks.ts'
import { forgetOldEvents } from './events.ts'
import { type Faults, fillFaults } from './faults.ts'
import { readUrl } from './http.ts'
import { seedPrices } from './prices.ts'
import { loadState, stateWriter } from './state.ts'
import { finishAdvances } from './test-clocks.ts'
import { endpointSecret, makeEndpoint } from './webhook-endpoints.ts'
import type { World } from './world.ts'

export type { Faults }

export type Simulator = {
  /** For the library and for STRIPE_API_BASE. */
  apiBase: string
  secretKey: string
  /** Of the endpoint that `deliverTo` adds. */
  webhookSecret: string
  /** The two prices that are there from the start: a month, a year. */
  prices: string[]
  faults: Faults
  /** Answers hosted pages mounted in another server; false when the path is another one. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Sends every event to this address from now on, in place of the one given before. */
  deliverTo: (webhookUrl: string) => void
  /** Resolves when no delivery is under way or due now. */
  settled: () => Promise<void>
  /** Writes what is left, and ends timers and sockets. */
  close: () => Promise<void>
}

type Options = {
  /** null keeps everything in memory. */
  folder: string | null
  port?: number
  /** Epoch ms; the clock of customers without a test clock. */
  now?: () => number
  /** Origin of the hosted pages: here, or that of a session's success or return address. */
  pages: 'own' | 'caller'
  /** Waits between the tries of one delivery; after the last one it is given up. */
  retryDelaysMs?: readonly number[]
  /** A subscription's status after its last automatic try failed. */
  afterLastRetry?: 'canceled' | 'unpaid'
  faults?: Partial<Faults>
}

/** What was delivered within this time is written together. */
const saveDelayMs = 250

/** The endpoint of `deliverTo` has a fixed id, so that a restart finds it. */
const ownEndpoint = 'we_own'

/**
 * Starts a Stripe of one's own on the loopback address.
 *
 * @throws when the port is taken or the folder holds a state that cannot be read
 */
export async function openSimulator(options: Options): Promise<Simulator> {
  const { folder, port = 0, now = Date.now, pages } = options
  const state = loadState(folder)
  const world: World = {
    state,
    faults: fillFaults(options.faults ?? {}),
    now,
    pages,
    apiBase: '',
    retryDelaysMs: options.retryDelaysMs ?? defaultRetryDelaysMs,
    afterLastRetry: options.afterLastRetry ?? 'canceled',
    dueSeconds: null,
    request: { id: null, idempotency_key: null },
  }
  const save = stateWriter(state, folder)
  let soon: NodeJS.Timeout | undefined
  const saveSoon = () => {
    soon ??= setTimeout(() => {
      soon = undefined
      save().catch(reportError)
    }, saveDelayMs).unref()
  }
  const sender = webhookSender(world, saveSoon)
  const prices = seedPrices(world)

  const catchUp = () => {
    const advanced = finishAdvances(world)
    const hadDueWork = runDue(world, null, Math.floor(now() / 1000))
    return forgetOldEvents(world) || hadDueWork || advanced
  }
  const settle = async () => {
    await save()
    sender.wake()
  }
  const context = { world, catchUp, settle }
  const answerApi = makeApiHandler(context)

  const server = createServer((request, response) => {
    const path = readUrl(request)?.pathname ?? ''
    const work = testControlPaths.includes(path)
      ? answerTestControl(context, request, response, path)
      : path.startsWith(pagePrefix)
        ? answerPage(context, request, response)
        : answerApi(request, response)
    guard(work, response)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  world.apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const live = async () => {
    if (catchUp()) await settle()
    else sender.wake()
  }
  const timer = setInterval(() => void live().catch(reportError), 1000).unref()
  catchUp()

  const simulator: Simulator = {
    apiBase: world.apiBase,
    secretKey: state.secretKey,
    webhookSecret: endpointSecret(world, ownEndpoint),
    prices,
    faults: world.faults,
    answer: (request, response) => {
      const path = readUrl(request)?.pathname ?? ''
      if (!path.startsWith(pagePrefix)) return false
      guard(answerPage(context, request, response), response)
      return true
    },
    deliverTo: (url) => {
      moveOwnEndpoint(world, url)
      settle().catch(reportError)
    },
    settled: async () => {
      catchUp()
      await save()
      await sender.settled()
      await save()
    },
    close: async () => {
      clearInterval(timer)
      server.close()
      server.closeAllConnections()
      await sender.close()
      clearTimeout(soon)
      await save()
      if (folder) rmSync(join(folder, 'address.json'), { force: true })
    },
  }
  await settle()
  if (folder) writeAddress(folder, simulator)
  return simulator
}

/** A failure here is a fault of the simulator: it is reported, and the request ends. */
function guard(work: Promise<void>, response: ServerResponse): void {
  work.catch((error: unknown) => {
    if (response.destroyed) return
    reportError(error)
    response.destroy()
  })
}

function reportError(error: unknown): void {
  console.error('The Stripe simulator failed', error)
}

/** Keeps what waits for the endpoint when only its address changes. */
function moveOwnEndpoint(world: World, url: string): void {
  const known = world.state.tables.webhook_endpoint[ownEndpoint]
  if (!known) return void makeEndpoint(world, url, ['*'], ownEndpoint)
  known.url = url
  for (const delivery of world.state.deliveries)
    if (delivery.endpoint === ownEndpoint) delivery.dueAtMs = 0
}

function writeAddress(folder: string, simulator: Simulator): void {
  const { apiBase, secretKey, webhookSecret, prices } = simulator
  writeFileSync(
    join(folder, 'address.json'),
    JSON.stringify({ apiBase, secretKey, webhookSecret, prices }),
    { mode: 0o600 },
  )
}
