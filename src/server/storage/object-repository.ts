import { type Kysely, type Selectable, sql } from 'kysely'
import { prepared } from '../db/prepared.ts'
import type { StorageTables } from '../db/storage-tables.ts'
import type { Tables } from '../db/tables.ts'

export type ObjectRow = Selectable<StorageTables['objects']>

const readObjectRow = prepared((db, name: string) =>
  db.selectFrom('objects').selectAll().where('name', '=', name),
)

export async function findObject(db: Kysely<Tables>, name: string): Promise<ObjectRow | null> {
  const [row] = await readObjectRow(db, name)
  return row ?? null
}

/**
 * No name holds a line break: many of them travel as one text, which is quicker than as many rows.
 * They come in the order of the subquery, whose limit keeps that: to sort them anew costs more.
 */
const joined = sql<string | null>`string_agg(name, ${sql.lit('\n')})`.as('names')

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
    .select(joined),
)

const readOwn = prepared((db, ownerId: string, from: string, to: string, limit: number) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('objects')
        .select('name')
        .where('owner_id', '=', ownerId)
        .where('is_public', '=', sql.lit(0))
        .where('name', '>=', from)
        .where('name', '<', to)
        .orderBy('name')
        .limit(limit)
        .as('page'),
    )
    .select(joined),
)

type Stretch = { from: string; to: string; limit: number }

/** Names that anybody may see, from `from` on and before `to`. */
export async function readPublicNames(
  db: Kysely<Tables>,
  { from, to, limit }: Stretch,
): Promise<string[]> {
  return split(await readPublic(db, from, to, limit))
}

/** The names there that their owner alone may see. */
export async function readOwnNames(
  db: Kysely<Tables>,
  ownerId: string,
  { from, to, limit }: Stretch,
): Promise<string[]> {
  return split(await readOwn(db, ownerId, from, to, limit))
}

function split([row]: { names: string | null }[]): string[] {
  return row?.names ? row.names.split('\n') : []
}

type Values = [
  name: string,
  ownerId: string,
  bodyId: string,
  generation: number,
  size: number,
  contentType: string,
  md5: string,
  crc32c: string,
  token: string,
  isPublic: number,
  metadata: string,
  createdAtMs: number,
  updatedAtMs: number,
]

const upsertObject = prepared((db, ...values: Values) => {
  const [name, ownerId, bodyId, generation, size, contentType, md5, crc32c, token, ...rest] = values
  const [isPublic, metadata, createdAtMs, updatedAtMs] = rest
  return db
    .insertInto('objects')
    .values({
      name,
      owner_id: ownerId,
      body_id: bodyId,
      generation,
      metageneration: sql.lit(1),
      size,
      content_type: contentType,
      md5,
      crc32c,
      token,
      is_public: isPublic,
      metadata,
      created_at: createdAtMs,
      updated_at: updatedAtMs,
    })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((eb) => ({
          body_id: eb.ref('excluded.body_id'),
          generation: eb.ref('excluded.generation'),
          metageneration: eb.ref('excluded.metageneration'),
          size: eb.ref('excluded.size'),
          content_type: eb.ref('excluded.content_type'),
          md5: eb.ref('excluded.md5'),
          crc32c: eb.ref('excluded.crc32c'),
          token: eb.ref('excluded.token'),
          is_public: eb.ref('excluded.is_public'),
          metadata: eb.ref('excluded.metadata'),
          created_at: eb.ref('excluded.created_at'),
          updated_at: eb.ref('excluded.updated_at'),
        }))
        .whereRef('objects.owner_id', '=', 'excluded.owner_id'),
    )
    .returning('name')
})

/** Puts an object in its place; says no when somebody else's has come to be there. */
export async function writeObject(
  db: Kysely<Tables>,
  row: Omit<ObjectRow, 'metageneration'>,
): Promise<boolean> {
  const written = await upsertObject(
    db,
    row.name,
    row.owner_id,
    row.body_id,
    row.generation,
    row.size,
    row.content_type,
    row.md5,
    row.crc32c,
    row.token,
    row.is_public,
    row.metadata,
    row.created_at,
    row.updated_at,
  )
  return written.length > 0
}

type Usage = { used: number; objects: number }

const addUsage = prepared((db, userId: string, bytes: number, objects: number) =>
  db
    .insertInto('storage_usage')
    .values({ user_id: userId, used: bytes, objects })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        used: eb('storage_usage.used', '+', eb.ref('excluded.used')),
        objects: eb('storage_usage.objects', '+', eb.ref('excluded.objects')),
      })),
    )
    .returning(['used', 'objects']),
)

/**
 * Changes what somebody takes up and says what that comes to. Their objects are locked from here to
 * the end of the transaction: whoever changes one calls this first.
 */
export async function changeUsage(
  db: Kysely<Tables>,
  userId: string,
  { used, objects }: Usage,
): Promise<Usage> {
  const [usage] = await addUsage(db, userId, used, objects)
  if (!usage) throw new Error('an upsert returned no row')
  return usage
}

export const noChange: Usage = { used: 0, objects: 0 }

const insertSpentBody = prepared((db, bodyId: string, spentAtMs: number) =>
  db.insertInto('spent_bodies').values({ body_id: bodyId, spent_at: spentAtMs }),
)

/** Gives bytes up: they are removed once this is on the disk. */
export async function spendBodies(
  db: Kysely<Tables>,
  bodyIds: readonly string[],
  nowMs: number,
): Promise<void> {
  for (const bodyId of bodyIds) await insertSpentBody(db, bodyId, nowMs)
}

/** Lets anybody read and list an object, or its owner alone. */
export async function setObjectPublic(
  db: Kysely<Tables>,
  name: string,
  isPublic: boolean,
): Promise<void> {
  await db
    .updateTable('objects')
    .set({ is_public: isPublic ? 1 : 0 })
    .where('name', '=', name)
    .execute()
}
