import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { ownPostgresRefusal, startOwnPostgres } from './own-postgres.ts'
import { databaseUrl, dropCopies, runAt, takeSpareDatabase } from './spare-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database with all tables, to be copied; null where the server's copies cannot be used. */
    templateDatabase: string | null
  }
}

/** Nobody cuts its power, and each database of a test is thrown away. */
const quick = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
/** Processes of several files are connected at once. */
const connections = { max_connections: '300' }

/**
 * A Postgres for the run, unless one is named or none is installed, and in it the tables that tests
 * copy.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isOwn = !process.env.TEST_DATABASE_URL && !ownPostgresRefusal
  const server = isOwn ? await startOwnPostgres({ settings: { ...quick, ...connections } }) : null
  // The projects of a run share it, and so do the processes that they start.
  if (server) process.env.TEST_DATABASE_URL = server.url
  // It looks at the variable when it is loaded.
  const { isPostgresThere, postgresUrl, silentLog } = await import('./database.ts')
  const template = isPostgresThere ? await makeTemplate(postgresUrl, silentLog) : null
  project.provide('templateDatabase', template)
  const named = process.env.TEST_DATABASE_URL
  return async () => {
    if (server) {
      delete process.env.TEST_DATABASE_URL
      await server.stop()
    } else if (template && process.env.TEST_DATABASE_URL === named) {
      // Otherwise the server of another project's setup is gone, and all copies with it.
      await dropCopies(postgresUrl, template)
    }
  }
}

/** Null where the server's copies cannot be used: engines that only speak Postgres, users of few rights. */
async function makeTemplate(server: string, log: Logger): Promise<string | null> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  try {
    await runAt(server, `create database ${name}`)
    const database = await openPostgres(databaseUrl(server, name), log)
    await migrate(database, Date.now())
    await database.close()
    // A copy is refused while anybody is connected, be it a vacuum.
    await runAt(server, `alter database ${name} allow_connections false`)
    const { drop } = await takeSpareDatabase(server, name)
    await drop()
    return name
  } catch {
    await dropCopies(server, name).catch(() => {})
    return null
  }
}
