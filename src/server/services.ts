import pino, { type Logger } from 'pino'
import { openAuthSecret } from './auth/auth-secret.ts'
import type { Database } from './db/database.ts'
import { openDatabase, openDatabaseBeside } from './db/open.ts'
import { type Env, loadEnv } from './env.ts'
import { chooseTransports, outboxFolder } from './mail/choose-transports.ts'
import { type Outbox, openOutbox } from './mail/outbox.ts'
import { type CoinTotals, openCoinTotals } from './profile/read-coin-totals.ts'
import type { BodyStore } from './storage/body-store.ts'
import { openBodyStore } from './storage/open-body-store.ts'
import { rememberBodies } from './storage/remember-bodies.ts'
import { openSweeper, type Sweeper } from './storage/sweep-bodies.ts'

/** Everything with a life of its own that a request may need. */
export type Services = {
  env: Env
  log: Logger
  database: Database
  outbox: Outbox
  /** The bytes of objects. */
  bodies: BodyStore
  sweeper: Sweeper
  /** Signs what a browser carries. */
  authSecret: string
  /** epoch milliseconds */
  now: () => number
  readCoinTotals: () => Promise<CoinTotals>
  /** Set once the process was asked to stop. */
  isStopping: boolean
  close: () => Promise<void>
}

/** Reads the environment and opens what it names; throws a `StartError` the starter can act on. */
export async function openServices(): Promise<Services> {
  const env = loadEnv(process.env)
  const log = pino({ level: env.logLevel, base: null }, pino.destination({ fd: 1, sync: true }))
  const database = await openDatabase(env, log)
  const bodies = await openStorage(env, log, database)
  const now = Date.now
  const transports = chooseTransports(env)
  const outbox = openOutbox({ database, log, now, transports, folder: outboxFolder(env) })
  const sweeper = openSweeper({ database, bodies, log, now })
  const close = async () => {
    await outbox.stop()
    await sweeper.stop()
    await database.close()
  }
  const authSecret = openAuthSecret(env)
  const readCoinTotals = openCoinTotals({ database, now })
  return {
    env,
    log,
    database,
    outbox,
    bodies,
    sweeper,
    authSecret,
    readCoinTotals,
    now,
    isStopping: false,
    close,
  }
}

/** What a command of the operator's needs, while the server may be running. */
export async function openForCommand(): Promise<Pick<Services, 'database' | 'now'>> {
  const database = await openDatabaseBeside(loadEnv(process.env), pino({ level: 'silent' }))
  return { database, now: Date.now }
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
