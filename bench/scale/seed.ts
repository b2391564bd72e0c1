import { mkdir } from 'node:fs/promises'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { silentLog } from '#tests/support/database/database.ts'
import {
  connect,
  type Dataset,
  datasetOf,
  dropDatabase,
  hasDatabase,
  makeDatabase,
} from './dataset.ts'
import { seedLedger } from './seed-ledger.ts'
import { seedPacks } from './seed-packs.ts'
import { seedPeople } from './seed-people.ts'
import { withoutIndexes } from './without-indexes.ts'

/** The data set of that size, made where it is not there yet: minutes, for a million. */
export async function ensureDataset(size: number, purpose = ''): Promise<Dataset> {
  const dataset = datasetOf(size, purpose)
  if (await hasDatabase(dataset)) return dataset
  await makeDatabase(dataset)
  try {
    await fill(dataset)
    return dataset
  } catch (error) {
    await dropDatabase(dataset)
    throw error
  }
}

async function fill(dataset: Dataset): Promise<void> {
  const database = await openPostgres(dataset.url, silentLog)
  await migrate(database, Date.now())
  await database.close()
  await mkdir(dataset.dataDir, { recursive: true })
  const client = await connect(dataset.url)
  const startedMs = performance.now()
  const report = (what: string) =>
    console.log(
      `${dataset.size}: ${what}, ${((performance.now() - startedMs) / 1000).toFixed(0)} s`,
    )
  try {
    await withoutIndexes(client, async () => {
      await seedPeople(client, dataset.size)
      report('people')
      await client.query('create index on seed_people (i); analyze seed_people')
      await seedLedger(client, dataset.size)
      report('ledger')
      await seedPacks(client, dataset)
      report('packs')
      await client.query('drop table seed_people')
    })
    report('keys and indexes')
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
    report('analysed')
  } finally {
    await client.end()
  }
}
