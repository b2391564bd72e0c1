import pino, { type Logger } from 'pino'
import { openAuthSecret } from './auth/auth-secret.ts'
import { openNightly } from './billing/nightly.ts'
import { accessTo, type Billing, type OpenSimulator, openBilling } from './billing/open-billing.ts'
import { requireSameMoney } from './billing/require-same-money.ts'
import { findRunningSimulator, simulatorFolder } from './billing/simulator-folder.ts'
import { openContactSweeper } from './contact/sweep-contacts.ts'
import { openDareSweeper } from './dares/sweep-dares.ts'
import type { Database } from './db/database.ts'
import { openDatabase, openDatabaseBeside } from './db/open.ts'
import { type Env, loadEnv } from './env.ts'
import { openScanCounter, type ScanCounter } from './go/count-scans.ts'
import { chooseTransports, outboxFolder } from './mail/choose-transports.ts'
import { type Outbox, openOutbox } from './mail/outbox.ts'
import { type CoinTotals, openCoinTotals } from './profile/read-coin-totals.ts'
import type { BodyStore } from './storage/body-store.ts'
import { openBodyStore } from './storage/open-body-store.ts'
import { rememberBodies } from './storage/remember-bodies.ts'
import { openSweeper, type Sweeper } from './storage/sweep-bodies.ts'
import { openToldKeySweeper } from './told/sweep-told-keys.ts'

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
  readCoinTotals: () => Promise<CoinTotals>
  scanCounter: ScanCounter
  /** Set once the process was asked to stop. */
  isStopping: boolean
  close: () => Promise<void>
}

/** Reads the environment and opens what it names; throws a `StartError` the starter can act on. */
export async function openServices(openSimulator: OpenSimulator): Promise<Services> {
  const env = loadEnv(process.env)
  const log = pino({ level: env.logLevel, base: null }, pino.destination({ fd: 1, sync: true }))
  const database = await openDatabase(env, log)
  const bodies = await openStorage(env, log, database)
  const now = Date.now
  const transports = chooseTransports(env)
  const outbox = openOutbox({ database, log, now, transports, folder: outboxFolder(env) })
  const sweeper = openSweeper({ database, bodies, log, now })
  const authSecret = openAuthSecret(env)
  const scanCounter = openScanCounter({ database, log, now, authSecret })
  const dareSweeper = openDareSweeper({ database, log, now })
  const contactSweeper = openContactSweeper({ database, log, now })
  const toldKeySweeper = openToldKeySweeper({ database, log, now })
  const billing = await openPayments({ env, log, database, now }, openSimulator)
  const nightly = billing && openNightly({ database, log, now, billing })
  const close = async () => {
    await nightly?.stop()
    await outbox.stop()
    await sweeper.stop()
    await dareSweeper.stop()
    await scanCounter.settled()
    await contactSweeper.stop()
    await toldKeySweeper.stop()
    await billing?.simulator?.close()
    await database.close()
  }
  const readCoinTotals = openCoinTotals({ database, now })
  return {
    env,
    log,
    database,
    outbox,
    bodies,
    sweeper,
    billing,
    authSecret,
    readCoinTotals,
    scanCounter,
    now,
    isStopping: false,
    close,
  }
}

export type CommandServices = Pick<Services, 'database' | 'log' | 'now' | 'billing'>

/** What a command of the operator's needs, while the server may be running. */
export async function openForCommand(): Promise<CommandServices> {
  const env = loadEnv(process.env)
  const log = pino({ level: 'silent' })
  const database = await openDatabaseBeside(env, log)
  const access = env.payments.kind === 'stripe' ? env.payments : findRunningSimulator(env.dataDir)
  const now = Date.now
  const billing = access && openBilling({ database, log, now }, access)
  return { database, log, now, billing }
}

/** A start that fails leaves no database open behind it. */
async function openStorage(env: Env, log: Logger, database: Database): Promise<BodyStore> {
  try {
    return rememberBodies(await openBodyStore(env, log))
  } catch (error) {
    await database.close()
    throw error
  }
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
