import pino, { type Logger } from 'pino'
import { openAuthSecret } from './auth/auth-secret.ts'
import type { Database } from './db/database.ts'
import { openDatabase } from './db/open.ts'
import { type Env, loadEnv } from './env.ts'
import { chooseTransports, outboxFolder } from './mail/choose-transports.ts'
import { type Outbox, openOutbox } from './mail/outbox.ts'
import { type CoinTotals, openCoinTotals } from './profile/read-coin-totals.ts'

/** Everything with a life of its own that a request may need. */
export type Services = {
  env: Env
  log: Logger
  database: Database
  outbox: Outbox
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
  const now = Date.now
  const transports = chooseTransports(env)
  const outbox = openOutbox({ database, log, now, transports, folder: outboxFolder(env) })
  const close = async () => {
    await outbox.stop()
    await database.close()
  }
  const authSecret = openAuthSecret(env)
  const readCoinTotals = openCoinTotals({ database, now })
  return { env, log, database, outbox, authSecret, readCoinTotals, now, isStopping: false, close }
}
