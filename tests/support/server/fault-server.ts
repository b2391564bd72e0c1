import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Services } from '#server/compose.ts'
import { loadEnv } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { openSqlite } from '#server/db/sqlite/open-sqlite.ts'
import { silentLog } from '../database/database.ts'
import { openStorageCaller } from '../storage/storage-callers.ts'
import { cookieOf, createUser, type TestUser } from '../users/create-user.ts'
import { appAt } from '../users/visitor.ts'
import { findFreePort } from './free-port.ts'
import { freshDataDir, type RunningServer, startServer } from './start-server.ts'

/** Longer than any timeout of the server. */
const timeoutMs = 30_000

type FaultServerOptions = {
  env?: Record<string, string>
  /** Past what the test does to the database of DATABASE_URL. */
  databaseUrl?: string
}

/**
 * The built server in a process of its own, and its database from beside it. It keeps its port and its
 * data over a kill.
 */
export async function openFaultServer({ env = {}, databaseUrl }: FaultServerOptions = {}) {
  const authSecret = randomBytes(32).toString('hex')
  const dataDir = env.DATA_DIR ?? freshDataDir()
  const port = String(await findFreePort())
  const whole = { PORT: port, AUTH_SECRET: authSecret, TRUSTED_PROXIES: '1', ...env }
  const start = () => startServer({ ...whole, DATA_DIR: dataDir })
  let running: RunningServer = await start()
  const database: Database = databaseUrl
    ? await openPostgres(databaseUrl, silentLog)
    : openSqlite(join(dataDir, 'party-dojo.db'))
  const { url } = running
  const services = { database, authSecret, env: loadEnv({}), now: Date.now } as Services
  const { app } = appAt(url)
  /** From our own pages, whatever host the caller of the protocol says that it speaks to. */
  const ownDeps: typeof app.request = (path, options) => {
    const headers = new Headers(options?.headers)
    headers.delete('host')
    headers.set('origin', url)
    return app.request(path, { ...options, headers })
  }

  return {
    url,
    app,
    dataDir,
    db: database.db,
    pid: () => running.process.pid ?? 0,
    createUser: () => createUser(services, app),
    by: (guest: TestUser) => openStorageCaller({ request: ownDeps }, guest),
    /** The status of a call, and how long it took. */
    async ask(path: string, guest?: TestUser, method = 'GET', body?: unknown) {
      const startedMs = performance.now()
      const answer = await fetch(url + path, {
        method,
        headers: {
          origin: url,
          ...(guest && { cookie: cookieOf(guest) }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await answer.text()
      return { status: answer.status, text, ms: performance.now() - startedMs }
    },
    signal: (signal: NodeJS.Signals) => running.process.kill(signal),
    /** Kills it in the middle of whatever it does, and starts it on what that left. */
    async killAndRise(): Promise<void> {
      running.process.kill('SIGKILL')
      await running.ended
      running = await start()
    },
    /** Ends it as an operator does; gives what it said. */
    async close(): Promise<{ code: number | null; output: string }> {
      running.process.kill('SIGCONT')
      running.process.kill('SIGTERM')
      const ended = await running.ended
      await database.close()
      return ended
    },
  }
}

export type FaultServer = Awaited<ReturnType<typeof openFaultServer>>

/** The same with one guest in it, who was asked for once. */
export async function openFaultServerWithUser(): Promise<{ server: FaultServer; guest: TestUser }> {
  const server = await openFaultServer()
  const guest = await server.createUser()
  const { status, text } = await server.ask(`/api/users/${guest.userId}`, guest)
  if (status !== 200) throw new Error(`the guest was not let in: ${status} ${text}`)
  return { server, guest }
}
