import pino from 'pino'
import { loadEnv } from '#server/env.ts'
import type { Services } from '#server/services.ts'
import { type DatabaseKind, openTestDatabase } from './database.ts'

export type LogLine = Record<string, unknown>

/** Services on a database of their own, with a clock the test sets and a log it can read. */
export async function openTestServices(
  kind: DatabaseKind,
  source: Record<string, string> = {},
): Promise<{ services: Services; logged: LogLine[] }> {
  const logged: LogLine[] = []
  const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) })
  const database = await openTestDatabase(kind)
  const services: Services = {
    env: loadEnv(source),
    log,
    database,
    now: Date.now,
    isStopping: false,
    close: () => database.close(),
  }
  return { services, logged }
}
