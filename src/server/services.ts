import pino, { type Logger } from 'pino'
import { openAuthSecret } from './auth/auth-secret.ts'
import { openNightly } from './billing/nightly.ts'
import { accessTo, type Billing, type OpenSimulator, openBilling } from './billing/open-billing.ts'
import { requireSameMoney } from './billing/require-same-money.ts'
import { findRunningSimulator, simulatorFolder } from './billing/simulator-folder.ts'
import { openWithCloseStack } from './close-stack.ts'
import { openContactSweeper } from './contact/sweep-contacts.ts'
import { openDareSweeper } from './dares/sweep-dares.ts'
import type { Database } from './db/database.ts'
import { openDatabase, openDatabaseBeside } from './db/open.ts'
import { type Env, loadEnv } from './env.ts'
import { type Events, openEvents } from './events/open-events.ts'
import { openEventSweeper } from './events/sweep-events.ts'
import { openScanCounter, type ScanCounter } from './go/count-scans.ts'
import { type Audit, openAudit } from './http/audit.ts'
import type { LocalHttps } from './local-https/serve-local-https.ts'
import { logDestination } from './log-destination.ts'
import { chooseTransports, outboxFolder } from './mail/choose-transports.ts'
import { type Outbox, openOutbox } from './mail/outbox.ts'
import { quietOutboxOf } from './mail/quiet-outbox.ts'
import { openLog } from './open-log.ts'
import { joinProcesses } from './processes/join-processes.ts'
import { type CoinTotals, openCoinTotals } from './profile/read-coin-totals.ts'
import type { BodyStore } from './storage/body-store.ts'
import { openBodyStore } from './storage/open-body-store.ts'
import { rememberBodies } from './storage/remember-bodies.ts'
import { openSweeper, type Sweeper } from './storage/sweep-bodies.ts'
import { openOrphanSweeper } from './storage/sweep-orphans.ts'
import { watchBodies } from './storage/watch-bodies.ts'
import { openToldKeySweeper } from './told/sweep-told-keys.ts'
import { traceFields } from './traces/in-span.ts'

/** Everything with a life of its own that a request may need. */
export type Services = {
  env: Env
  log: Logger
  database: Database
  outbox: Outbox
  /** The bytes of objects. */
  bodies: BodyStore
  sweeper: Sweeper
  /** What takes payments; null where premium cannot be had. */
  billing: Billing | null
  /** Signs what a browser carries. */
  authSecret: string
  /** epoch milliseconds */
  now: () => number
  readCoinTotals: () => Promise<CoinTotals | null>
  scanCounter: ScanCounter
  /** Where refusals that matter are written down. */
  audit: Audit
  events: Events
  /** Where HTTPS=local asks for it, once it is served. */
  localHttps?: LocalHttps
  /** Set once the process was asked to stop. */
  isStopping: boolean
  /** Whether the storage has answered since the start. */
  hasHadStorage: boolean
  close: () => Promise<void>
}

/** Opens what the environment names; throws a `StartError` the starter can act on. */
export async function openServices(
  openSimulator: OpenSimulator,
  env: Env = loadEnv(process.env),
): Promise<Services> {
  const options = { level: env.logLevel, ...(env.traces && { mixin: traceFields }) }
  const log = openLog(options, await logDestination(process.stdout))
  return await openWithCloseStack(async (defer) => {
    // Before anything is opened: what is traced says so when it is.
    const tracing =
      env.traces && (await import('./traces/open-tracing.ts')).openTracing(env.traces, log)
    defer(() => tracing?.stop())
    const database = await openDatabase(env, log)
    defer(() => database.close())
    const authSecret = openAuthSecret(env)
    const membership = await joinProcesses({ env, log, database, authSecret })
    defer(() => membership.leave())
    const events = openEvents({ database, log })
    defer(() => events.stop())
    const now = Date.now
    const bodies = await openStorage({ env, log, events })
    const billing = await openPayments({ env, log, database, now }, openSimulator)
    defer(() => billing?.simulator?.close())
    const audit = openAudit({ log, authSecret })
    defer(() => audit.close())
    const scanCounter = openScanCounter({ database, log, now, authSecret })
    defer(() => scanCounter.settled())
    const coinTotals = openCoinTotals({ database, log, now })
    const sweeper = openSweeper({ database, bodies, events, log, now })
    const transports = chooseTransports(env, log)
    const outbox = openOutbox({ database, log, now, transports, events, folder: outboxFolder(env) })
    const workers = [
      coinTotals,
      openEventSweeper({ database, log, now }),
      openToldKeySweeper({ database, log, now }),
      openContactSweeper({ database, log, now }),
      openDareSweeper({ database, log, now }),
      openOrphanSweeper({ database, bodies, log, now }),
      sweeper,
      outbox,
      ...(billing ? [openNightly({ database, log, now, billing })] : []),
    ]
    for (const worker of workers) defer(() => worker.stop())
    return {
      env,
      log,
      database,
      outbox,
      bodies,
      sweeper,
      billing,
      authSecret,
      readCoinTotals: coinTotals.read,
      scanCounter,
      audit,
      events,
      now,
      isStopping: false,
      hasHadStorage: false,
    }
  })
}

/** @param changes what is to stand in place of what the environment says */
export function readEnv(changes: Record<string, string> = {}): Env {
  return loadEnv({ ...process.env, ...changes })
}

export type CommandServices = Pick<Services, 'env' | 'database' | 'log' | 'now' | 'billing'>

/** What a command of the operator's needs, while the server may be running. */
export async function openForCommand(): Promise<CommandServices> {
  const env = readEnv()
  // What a command does is printed; only what must be known afterwards is a line of the log.
  const log = openLog({ level: 'silent' }, pino.destination({ fd: 2, sync: true }))
  const database = await openDatabaseBeside(env, log)
  const access = env.payments.kind === 'stripe' ? env.payments : findRunningSimulator(env.dataDir)
  const now = Date.now
  const billing = access && openBilling({ database, log, now }, access)
  return { env, database, log, now, billing }
}

/**
 * The same as a whole house, for a command that does what visitors do: it sends nobody anything and
 * sweeps nothing, which is for the server to do.
 */
export async function openHouseForCommand(): Promise<Services> {
  return await openWithCloseStack(async (defer) => {
    const { env, database, log, now, billing } = await openForCommand()
    defer(() => database.close())
    const events = openEvents({ database, log })
    defer(() => events.stop())
    const authSecret = openAuthSecret(env)
    return {
      env,
      log,
      database,
      bodies: await openStorage({ env, log, events }),
      billing,
      authSecret,
      now,
      outbox: quietOutboxOf(outboxFolder(env)),
      sweeper: { wake: () => {}, sweep: async () => {}, stop: async () => {} },
      readCoinTotals: openCoinTotals({ database, log, now }).read,
      scanCounter: openScanCounter({ database, log, now, authSecret }),
      audit: openAudit({ log, authSecret }),
      events,
      isStopping: false,
      hasHadStorage: false,
    }
  })
}

async function openStorage({
  env,
  log,
  events,
}: Pick<Services, 'env' | 'log' | 'events'>): Promise<BodyStore> {
  return rememberBodies(watchBodies(await openBodyStore(env, log)), events)
}

async function openPayments(
  { env, log, database, now }: Pick<Services, 'env' | 'log' | 'database' | 'now'>,
  openSimulator: OpenSimulator,
): Promise<Billing | null> {
  const { payments } = env
  if (payments.kind === 'none') return null
  if (payments.kind === 'stripe') {
    const billing = openBilling({ database, log, now }, payments)
    await requireSameMoney(database.db, billing.isLive)
    return billing
  }
  await requireSameMoney(database.db, false)
  const simulator = await openSimulator({
    folder: simulatorFolder(env.dataDir),
    now,
    pages: 'caller',
  })
  return openBilling({ database, log, now }, accessTo(simulator), simulator)
}
