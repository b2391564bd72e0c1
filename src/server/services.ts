import pino, { type Logger } from 'pino'
import type { Database } from './db/database.ts'
import { openDatabase } from './db/open.ts'
import { type Env, loadEnv } from './env.ts'

/** Everything with a life of its own that a request may need. */
export type Services = {
  env: Env
  log: Logger
  database: Database
  /** epoch milliseconds */
  now: () => number
  /** Set once the process was asked to stop. */
  isStopping: boolean
  close: () => Promise<void>
}

/** Reads the environment and opens what it names; throws a `StartError` the starter can act on. */
export async function openServices(): Promise<Services> {
  const env = loadEnv(process.env)
  const log = pino({ level: env.logLevel, base: null }, pino.destination({ fd: 1, sync: true }))
  const database = await openDatabase(env, log)
  return { env, log, database, now: Date.now, isStopping: false, close: () => database.close() }
}
