import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadEnv } from '#server/env.ts'
import { openEvents } from '#server/events/open-events.ts'
import { openScanCounter } from '#server/go/count-scans.ts'
import { openAudit } from '#server/http/audit.ts'
import type { LettersOf } from '#server/mail/folder-transport.ts'
import type { Message } from '#server/mail/message.ts'
import { insertMessage } from '#server/mail/message-repository.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import { quietOutbox } from '#server/mail/quiet-outbox.ts'
import { newId } from '#server/new-id.ts'
import { openCoinTotals } from '#server/profile/read-coin-totals.ts'
import type { Services } from '#server/services.ts'
import { openFileBodyStore } from '#server/storage/file-body-store.ts'
import { rememberBodies } from '#server/storage/remember-bodies.ts'
import { openSweeper } from '#server/storage/sweep-bodies.ts'
import { collectLog } from './collect-log.ts'
import { type DatabaseKind, openTestDatabase } from './database.ts'

export type LogLine = Record<string, unknown>

const hourMs = 60 * 60 * 1000

/**
 * Services on a database of their own, with a clock the test sets, a log and letters that it can
 * read.
 */
export async function openTestServices(
  kind: DatabaseKind,
  source: Record<string, string> = {},
): Promise<{ services: Services; logged: LogLine[]; sent: Message[] }> {
  const { log, logged } = collectLog()
  const database = await openTestDatabase(kind)
  const sent: Message[] = []
  const forget = async ({ addresses }: LettersOf) => {
    const others = sent.filter(({ to }) => !addresses.includes(to))
    sent.splice(0, sent.length, ...others)
  }
  const folder = mkdtempSync(join(tmpdir(), 'party-dojo-objects-'))
  const events = openEvents({ database, log })
  const bodies = rememberBodies(openFileBodyStore(join(folder, 'objects')), events)
  // Sweeps when a test says so, and not in the middle of another.
  const timing = { soonMs: hourMs, sweepEveryMs: hourMs }
  const sweeper = openSweeper({ database, bodies, events, log, now: Date.now, timing })
  const authSecret = 'a secret that only tests may know of'
  const now = () => services.now()
  const outbox: Outbox = {
    ...quietOutbox,
    send: (message) => sent.push(message),
    // Where a test can see that it belongs to the transaction, and that nobody takes it away.
    keep: (transaction, message, id = newId()) =>
      insertMessage(transaction, { id, createdAtMs: services.now(), message }),
    forget,
  }
  const coinTotals = openCoinTotals({ database, log, now })
  const services: Services = {
    env: loadEnv({ DATA_DIR: folder, ...source }),
    log,
    database,
    outbox,
    bodies,
    sweeper,
    billing: null,
    authSecret,
    now: Date.now,
    readCoinTotals: coinTotals.read,
    scanCounter: openScanCounter({ database, log, now, authSecret }),
    audit: openAudit({ log, authSecret }),
    events,
    isStopping: false,
    hasHadStorage: false,
    close: async () => {
      await sweeper.stop()
      services.audit.close()
      await services.scanCounter.settled()
      await coinTotals.stop()
      await events.stop()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return { services, logged, sent }
}
