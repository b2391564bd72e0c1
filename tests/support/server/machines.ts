import { randomBytes } from 'node:crypto'
import type { Services } from '#server/compose.ts'
import { loadEnv } from '#server/config/env.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { ensureBuild } from '../../../tools/build/ensure-build.ts'
import { createSchema, silentLog } from '../database/database.ts'
import { startS3Server } from '../storage/s3-server.ts'
import { ownOrigin } from '../users/visitor.ts'
import { findFreePort } from './free-port.ts'
import { freshDataDir, type RunningServer, startServer } from './start-server.ts'

export type Machines = Awaited<ReturnType<typeof openMachines>>

/**
 * Servers as on machines of their own: a folder for each, and one database, one bucket and one
 * address for all. They start at once, on a database that is empty.
 */
export async function openMachines(
  count: number,
  { all = {}, first = {} }: { all?: Record<string, string>; first?: Record<string, string> } = {},
) {
  // Else each of those that start at once would build.
  await ensureBuild(process.cwd())
  const [schema, s3] = await Promise.all([createSchema(), startS3Server()])
  const name = `machines-${randomBytes(4).toString('hex')}`
  const url = new URL(schema.url)
  url.searchParams.set('application_name', name)
  const authSecret = randomBytes(32).toString('hex')
  const envOfOne = () => ({
    ...s3.source,
    DATABASE_URL: url.href,
    AUTH_SECRET: authSecret,
    ORIGIN: ownOrigin,
    DATA_DIR: freshDataDir(),
    ...all,
  })
  /** What a server reports is the address of all: its own is known by its port. */
  async function start(more: Record<string, string>): Promise<RunningServer> {
    const PORT = String(await findFreePort())
    const server = await startServer({ ...envOfOne(), ...more, PORT })
    return { ...server, url: `http://127.0.0.1:${PORT}` }
  }

  const [database, ...servers] = await Promise.all([
    openPostgres(schema.url, silentLog),
    ...Array.from({ length: count }, (_, index) => start(index === 0 ? first : {})),
  ])
  let requests = 0
  const next = () => servers[requests++ % count] as RunningServer

  return {
    servers,
    db: database.db,
    /** What somebody is given a seat with. */
    services: { database, authSecret, env: loadEnv({}), now: Date.now } as Services,
    envOfOne,
    /** What the connections of the servers are called in the database. */
    name,
    /** An app whose requests go to one machine after another, as a balancer that knows nobody does. */
    scattered: {
      request: async (path: string | URL | Request, options?: RequestInit) =>
        await fetch(new URL(String(path), next().url), { ...options, redirect: 'manual' }),
    },
    async close(): Promise<void> {
      for (const server of servers) server.process.kill('SIGKILL')
      await Promise.all(servers.map(({ ended }) => ended))
      await database.close()
      await Promise.all([schema.drop(), s3.stop()])
    },
  }
}
