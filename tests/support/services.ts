import pino from 'pino'
import { loadEnv } from '#server/env.ts'
import type { Message } from '#server/mail/message.ts'
import { openCoinTotals } from '#server/profile/read-coin-totals.ts'
import type { Services } from '#server/services.ts'
import { type DatabaseKind, openTestDatabase } from './database.ts'

export type LogLine = Record<string, unknown>

const nothing = () => Promise.resolve()

/**
 * Services on a database of their own, with a clock the test sets, a log and letters that it can
 * read.
 */
export async function openTestServices(
  kind: DatabaseKind,
  source: Record<string, string> = {},
): Promise<{ services: Services; logged: LogLine[]; sent: Message[] }> {
  const logged: LogLine[] = []
  const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) })
  const database = await openTestDatabase(kind)
  const sent: Message[] = []
  const forget = async (addresses: readonly string[]) => {
    const others = sent.filter(({ to }) => !addresses.includes(to))
    sent.splice(0, sent.length, ...others)
  }
  const services: Services = {
    env: loadEnv(source),
    log,
    database,
    outbox: { send: (message) => sent.push(message), forget, stop: nothing, settled: nothing },
    authSecret: 'a secret that only tests may know of',
    now: Date.now,
    readCoinTotals: openCoinTotals({ database, now: Date.now }),
    isStopping: false,
    close: () => database.close(),
  }
  return { services, logged, sent }
}
