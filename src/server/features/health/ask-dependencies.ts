import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ServerContext } from '#server/context.ts'

const patienceMs = 2_000

export type Dependencies = { database: boolean; storage: boolean }

/** Whether what this process cannot work without answers it within two seconds. */
export async function askDependencies(services: ServerContext): Promise<Dependencies> {
  const { database, blobs } = services
  const [isDatabaseThere, isStorageThere] = await Promise.all([
    doesAnswer(services, 'the database does not answer', () => sql`select 1`.execute(database.db)),
    doesAnswer(services, 'the storage does not answer', () => blobs.check()),
  ])
  return { database: isDatabaseThere, storage: isStorageThere }
}

async function doesAnswer(
  { log }: Pick<ServerContext, 'log'>,
  elseSays: string,
  ask: () => Promise<unknown>,
): Promise<boolean> {
  const patience = new AbortController()
  const answer = ask().then(
    () => true,
    (err: unknown) => {
      log.error({ err }, elseSays)
      return false
    },
  )
  const tooLate = sleep(patienceMs, false, { signal: patience.signal }).catch(() => false)
  const isThere = await Promise.race([answer, tooLate])
  patience.abort()
  return isThere
}
