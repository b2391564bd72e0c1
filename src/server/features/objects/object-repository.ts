import { type Kysely, type Selectable, sql } from 'kysely'
import { prepared } from '#server/db/prepared.ts'
import type { StorageTables } from '#server/db/schema/storage-tables.ts'
import type { Tables } from '#server/db/tables.ts'
import type { ObjectReaders } from './object-kind.ts'

export type ObjectRow = Selectable<StorageTables['objects']>

const readObjectRow = prepared((db, name: string) =>
  db.selectFrom('objects').selectAll().where('name', '=', name),
)

export async function findObject(db: Kysely<Tables>, name: string): Promise<ObjectRow | null> {
  const [row] = await readObjectRow(db, name)
  return row ?? null
}

/**
 * Names contain no line break, so they travel as one string, which is faster than many rows. The
 * subquery's limit keeps its order; sorting again would cost more.
 */
const joinedNames = sql<string | null>`string_agg(name, ${sql.lit('\n')})`.as('names')

const readPublic = prepared((db, from: string, to: string, limit: number) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('objects')
        .select('name')
        .where('is_public', '=', sql.lit(1))
        .where('name', '>=', from)
        .where('name', '<', to)
        .orderBy('name')
        .limit(limit)
        .as('page'),
    )
    .select(joinedNames),
)

/** Each reads a range of an index, whatever other users store. */
const readOwned = (isPublic: 0 | 1) =>
  prepared((db, ownerId: string, from: string, to: string, limit: number) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('objects')
          .select('name')
          .where('owner_id', '=', ownerId)
          .where('is_public', '=', sql.lit(isPublic))
          .where('name', '>=', from)
          .where('name', '<', to)
          .orderBy('name')
          .limit(limit)
          .as('page'),
      )
      .select(joinedNames),
  )
const readOwnPrivate = readOwned(0)
const readOwnPublic = readOwned(1)

type KeyRange = { from: string; to: string; limit: number }

/** Public names in a range, of one owner unless that is null. */
export async function readPublicNames(
  db: Kysely<Tables>,
  ownerId: string | null,
  { from, to, limit }: KeyRange,
): Promise<string[]> {
  if (ownerId !== null) return splitNames(await readOwnPublic(db, ownerId, from, to, limit))
  return splitNames(await readPublic(db, from, to, limit))
}

export async function readOwnNames(
  db: Kysely<Tables>,
  ownerId: string,
  { from, to, limit }: KeyRange,
): Promise<string[]> {
  return splitNames(await readOwnPrivate(db, ownerId, from, to, limit))
}

function splitNames([row]: { names: string | null }[]): string[] {
  return row?.names ? row.names.split('\n') : []
}

export type NewObject = Omit<ObjectRow, 'metageneration'>

type Values = [
  blobId: string,
  generation: number,
  size: number,
  contentType: string,
  md5: string,
  crc32c: string,
  token: string,
  isPublic: number,
  isUnlisted: number,
  metadata: string,
  createdAtMs: number,
  updatedAtMs: number,
]

function toValues(row: NewObject): Values {
  return [
    row.body_id,
    row.generation,
    row.size,
    row.content_type,
    row.md5,
    row.crc32c,
    row.token,
    row.is_public,
    row.is_unlisted,
    row.metadata,
    row.created_at,
    row.updated_at,
  ]
}

function toColumns(...values: Values) {
  const [body_id, generation, size, content_type, md5, crc32c, token, is_public, ...rest] = values
  const [is_unlisted, metadata, created_at, updated_at] = rest
  const columns = { body_id, generation, size, content_type, md5, crc32c, token, is_public }
  return { ...columns, is_unlisted, metadata, created_at, updated_at, metageneration: sql.lit(1) }
}

const insertRow = prepared((db, name: string, ownerId: string, ...values: Values) =>
  db
    .insertInto('objects')
    .values({ name, owner_id: ownerId, ...toColumns(...values) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name'),
)

const updateRow = prepared((db, ...values: [...Values, name: string, bodyIdBefore: string]) => {
  const [name, bodyIdBefore] = values.slice(-2) as [string, string]
  return db
    .updateTable('objects')
    .set(toColumns(...(values.slice(0, -2) as Values)))
    .where('name', '=', name)
    .where('body_id', '=', bodyIdBefore)
    .returning('name')
})

/** Inserts an object, or replaces the one with that blob. False when another is there now. */
export async function replaceObject(
  db: Kysely<Tables>,
  previousBlobId: string | null,
  row: NewObject,
): Promise<boolean> {
  const written =
    previousBlobId === null
      ? await insertRow(db, row.name, row.owner_id, ...toValues(row))
      : await updateRow(db, ...toValues(row), row.name, previousBlobId)
  return written.length > 0
}

export function accessColumns(readers: ObjectReaders) {
  return { is_public: Number(readers === 'everybody'), is_unlisted: Number(readers === 'link') }
}

export async function setObjectReaders(
  db: Kysely<Tables>,
  name: string,
  readers: ObjectReaders,
): Promise<void> {
  await db.updateTable('objects').set(accessColumns(readers)).where('name', '=', name).execute()
}
