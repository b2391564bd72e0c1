import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Services } from '#server/compose.ts'
import type { Tables } from '#server/db/tables.ts'
import { md5Of } from '#server/lib/md5.ts'
import { describeStorageFailure } from '#server/platform/blobs/storage-failure.ts'
import { bad, type Finding, ok } from './finding.ts'

type Deps = Pick<Services, 'database' | 'blobs'>

type ObjectToCheck = { name: string; body_id: string; md5: string }

const sampleLength = 20
const pageLength = 200
const readConcurrency = 8

export async function checkStorage({ blobs }: Pick<Services, 'blobs'>): Promise<Finding> {
  const about = 'storage'
  const id = randomUUID()
  const bytes = randomBytes(1024)
  try {
    await blobs.write(id, bytes)
    const read = await blobs.read(id)
    await blobs.remove(id)
    if (!read?.equals(bytes))
      return bad(about, `${blobs.description} gives back what it was not given`)
    return ok(about, `${blobs.description} can be written and read`)
  } catch (error) {
    return bad(about, `${blobs.description} cannot be used: ${describeStorageFailure(error)}`)
  }
}

/**
 * Compares blobs with their hashes.
 * @param isDeep all blobs; else a random sample
 */
export async function checkObjects(deps: Deps, isDeep: boolean): Promise<Finding> {
  const startedAtMs = performance.now()
  let read = 0
  const faults: string[] = []
  const pages = isDeep ? listAll(deps.database.db) : sample(deps.database.db)
  for await (const page of pages) {
    for (let from = 0; from < page.length; from += readConcurrency) {
      const some = page.slice(from, from + readConcurrency)
      const found = await Promise.all(some.map((object) => findObjectFault(deps, object)))
      faults.push(...found.filter((fault) => fault !== null))
    }
    read += page.length
  }
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1)
  const which = isDeep ? `all ${read}` : `${read} of them`
  if (faults.length === 0) return ok('objects', `${which} are there and unharmed (${seconds} s)`)
  return bad('objects', `${faults.length} of ${read} are not as they should be: ${faults[0]}`)
}

async function findObjectFault(deps: Deps, object: ObjectToCheck): Promise<string | null> {
  const { name, body_id, md5 } = object
  const bytes = await deps.blobs.read(body_id)
  if (bytes && md5Of(bytes) === md5) return null
  // The object may have been replaced since.
  const current = await deps.database.db
    .selectFrom('objects')
    .select('body_id')
    .where('name', '=', name)
    .executeTakeFirst()
  if (current?.body_id !== body_id) return null
  return bytes
    ? `the bytes of ${name} were changed`
    : `${name} has no bytes and is answered as not found`
}

async function* listAll(db: Kysely<Tables>): AsyncGenerator<ObjectToCheck[]> {
  for (let after = ''; ; ) {
    const page = await listAfter(db, after, pageLength)
    yield page
    const last = page.at(-1)
    if (!last || page.length < pageLength) return
    after = last.name
  }
}

/** Starts at a random place in each folder, then at the first. */
async function* sample(db: Kysely<Tables>): AsyncGenerator<ObjectToCheck[]> {
  const somewhere = randomUUID().slice(0, 2)
  const found = new Map<string, ObjectToCheck>()
  for (const start of [`packs/${somewhere}`, `users/${somewhere}`, '']) {
    for (const object of await listAfter(db, start, sampleLength)) found.set(object.name, object)
  }
  yield [...found.values()]
}

async function listAfter(
  db: Kysely<Tables>,
  name: string,
  limit: number,
): Promise<ObjectToCheck[]> {
  return await db
    .selectFrom('objects')
    .select(['name', 'body_id', 'md5'])
    .where('name', '>', name)
    .orderBy('name')
    .limit(limit)
    .execute()
}
