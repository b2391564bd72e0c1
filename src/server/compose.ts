import pino from 'pino'
import { blobReferences } from './blob-references.ts'
import { type Env, loadEnv } from './config/env.ts'
import type { ServerContext } from './context.ts'
import { openDatabase, openDatabaseWithoutMigrating } from './db/open.ts'
import { openAuthSecret } from './features/accounts/auth-secret.ts'
import { openBarCleanup } from './features/bar-tables/bar-cleanup.ts'
import {
  type Billing,
  type OpenSimulator,
  openBilling,
  toStripeAccess,
} from './features/billing/open-billing.ts'
import { openDailyReconcile } from './features/billing/reconcile-daily.ts'
import { requireMatchingMode } from './features/billing/require-matching-mode.ts'
import { findRunningSimulator, simulatorFolder } from './features/billing/simulator-folder.ts'
import { openContactCleanup } from './features/contact/contact-cleanup.ts'
import { openDareCleanup } from './features/dares/dare-cleanup.ts'
import type { ProcessState } from './features/health/readiness.ts'
import { openScanCounter, type ScanCounter } from './features/links/count-scans.ts'
import { openNightCleanup } from './features/nights/night-cleanup.ts'
import { deleteOldUploads } from './features/objects/delete-old-uploads.ts'
import type { ObjectKind } from './features/objects/object-kind.ts'
import { privateObjects } from './features/objects/private-objects.ts'
import { packObjects } from './features/packs/pack-objects.ts'
import { openStarterPacks } from './features/packs/starter/open-starter-packs.ts'
import { type CoinTotals, openCoinTotals } from './features/profile/coin-totals.ts'
import { openRooms, type Rooms } from './features/rooms/open-rooms.ts'
import { openRoomCleanup } from './features/rooms/room-cleanup.ts'
import { openWithCloseStack } from './lib/close-stack.ts'
import type { BlobStore } from './platform/blobs/blob-store.ts'
import { cacheBlobs } from './platform/blobs/cache-blobs.ts'
import { openBlobCleanup } from './platform/blobs/delete-blobs.ts'
import { openOrphanCleanup } from './platform/blobs/delete-orphans.ts'
import { observeBlobs } from './platform/blobs/observe-blobs.ts'
import { openBlobStore } from './platform/blobs/open-blob-store.ts'
import { openEventCleanup } from './platform/cluster/events/open-event-cleanup.ts'
import { openEvents } from './platform/cluster/events/open-events.ts'
import { openIdempotencyKeyCleanup } from './platform/cluster/jobs/idempotency-key-cleanup.ts'
import { joinProcesses } from './platform/cluster/membership/join-processes.ts'
import type { LocalHttps } from './platform/local-https/serve-local-https.ts'
import { chooseTransports, messagesFolder } from './platform/messaging/choose-transports.ts'
import { openMessageQueue } from './platform/messaging/message-queue.ts'
import { createStoreOnlyQueue } from './platform/messaging/store-only-queue.ts'
import { openAudit } from './platform/observability/audit.ts'
import { logDestination } from './platform/observability/log-destination.ts'
import { openLog } from './platform/observability/open-log.ts'
import { traceFields } from './platform/observability/tracing/in-span.ts'

export type Services = ServerContext &
  ProcessState & {
    /** Null when premium is not offered. */
    billing: Billing | null
    readCoinTotals: () => Promise<CoinTotals | null>
    scanCounter: ScanCounter
    rooms: Rooms
    objectKinds: readonly ObjectKind[]
    /** Set once HTTPS=local is served. */
    localHttps?: LocalHttps
    close: () => Promise<void>
  }

/** Opens what the environment names; throws a `StartError` that the operator can act on. */
export async function openServices(
  openSimulator: OpenSimulator,
  env: Env = loadEnv(process.env),
): Promise<Services> {
  const options = { level: env.logLevel, ...(env.traces && { mixin: traceFields }) }
  const log = openLog(options, await logDestination(process.stdout))
  return await openWithCloseStack(async (defer) => {
    // Before anything that is traced is opened.
    const tracing =
      env.traces &&
      (await import('./platform/observability/tracing/open-tracing.ts')).openTracing(
        env.traces,
        log,
      )
    defer(() => tracing?.stop())
    const database = await openDatabase(env, log)
    defer(() => database.close())
    const authSecret = openAuthSecret(env)
    const membership = await joinProcesses({ env, log, database, authSecret })
    defer(() => membership.leave())
    const events = openEvents({ database, log })
    defer(() => events.stop())
    const now = Date.now
    const blobs = await openStorage({ env, log, events })
    const billing = await openPayments({ env, log, database, now }, openSimulator)
    defer(() => billing?.simulator?.close())
    const audit = openAudit({ log, authSecret })
    defer(() => audit.close())
    const scanCounter = openScanCounter({ database, log, now, authSecret })
    defer(() => scanCounter.settled())
    const coinTotals = openCoinTotals({ database, log, now })
    const rooms = openRooms({ database, log, now, hintsUrl: env.roomHintsUrl })
    defer(() => rooms.stop())
    const blobCleanup = openBlobCleanup({
      database,
      blobs,
      events,
      log,
      now,
      markExpired: () => deleteOldUploads(database, now()),
    })
    const transports = chooseTransports(env, log)
    const messageQueue = openMessageQueue({
      database,
      log,
      now,
      transports,
      events,
      folder: messagesFolder(env),
    })
    const workers = [
      coinTotals,
      openEventCleanup({ database, log, now }),
      openIdempotencyKeyCleanup({ database, log, now }),
      openContactCleanup({ database, log, now }),
      openDareCleanup({ database, log, now }),
      openRoomCleanup({ database, log, now }),
      openNightCleanup({ database, log, now }),
      openBarCleanup({ database, log, now }),
      openOrphanCleanup({ database, blobs, references: blobReferences, log, now }),
      blobCleanup,
      openStarterPacks({ env, database, blobs, blobCleanup, log, now }),
      messageQueue,
      ...(billing ? [openDailyReconcile({ database, log, now, billing })] : []),
    ]
    for (const worker of workers) defer(() => worker.stop())
    return {
      env,
      log,
      database,
      messageQueue,
      blobs,
      blobCleanup,
      billing,
      authSecret,
      readCoinTotals: coinTotals.read,
      scanCounter,
      rooms,
      objectKinds: [packObjects({ database, now }), privateObjects],
      audit,
      events,
      now,
      isStopping: false,
      hasStorageResponded: false,
    }
  })
}

/** @param changes overrides the environment */
export function readEnv(changes: Record<string, string> = {}): Env {
  return loadEnv({ ...process.env, ...changes })
}

export type CommandServices = Pick<Services, 'env' | 'database' | 'log' | 'now' | 'billing'>

/** For an operator's command beside a running server. */
export async function openCommandServices(): Promise<CommandServices> {
  const env = readEnv()
  // Commands print; only audit lines are logged.
  const log = openLog({ level: 'silent' }, pino.destination({ fd: 2, sync: true }))
  const database = await openDatabaseWithoutMigrating(env, log)
  const access = env.payments.kind === 'stripe' ? env.payments : findRunningSimulator(env.dataDir)
  const now = Date.now
  const billing = access && openBilling({ database, log, now }, access)
  return { env, database, log, now, billing }
}

/** All services for a command that acts like a visitor: it sends nothing and runs no clean-up. */
export async function openAllServicesForCommand(): Promise<Services> {
  return await openWithCloseStack(async (defer) => {
    const { env, database, log, now, billing } = await openCommandServices()
    defer(() => database.close())
    const events = openEvents({ database, log })
    defer(() => events.stop())
    const authSecret = openAuthSecret(env)
    const rooms = openRooms({ database, log, now, hintsUrl: env.roomHintsUrl })
    defer(() => rooms.stop())
    return {
      rooms,
      env,
      log,
      database,
      blobs: await openStorage({ env, log, events }),
      billing,
      authSecret,
      now,
      messageQueue: createStoreOnlyQueue(messagesFolder(env)),
      blobCleanup: { wake: () => {}, cleanUp: async () => {}, stop: async () => {} },
      readCoinTotals: openCoinTotals({ database, log, now }).read,
      scanCounter: openScanCounter({ database, log, now, authSecret }),
      objectKinds: [packObjects({ database, now }), privateObjects],
      audit: openAudit({ log, authSecret }),
      events,
      isStopping: false,
      hasStorageResponded: false,
    }
  })
}

async function openStorage({
  env,
  log,
  events,
}: Pick<Services, 'env' | 'log' | 'events'>): Promise<BlobStore> {
  return cacheBlobs(observeBlobs(await openBlobStore(env, log)), events)
}

async function openPayments(
  { env, log, database, now }: Pick<Services, 'env' | 'log' | 'database' | 'now'>,
  openSimulator: OpenSimulator,
): Promise<Billing | null> {
  const { payments } = env
  if (payments.kind === 'none') return null
  if (payments.kind === 'stripe') {
    const billing = openBilling({ database, log, now }, payments)
    await requireMatchingMode(database.db, billing.isLive)
    return billing
  }
  await requireMatchingMode(database.db, false)
  const simulator = await openSimulator({
    folder: simulatorFolder(env.dataDir),
    now,
    pages: 'caller',
  })
  return openBilling({ database, log, now }, toStripeAccess(simulator), simulator)
}
