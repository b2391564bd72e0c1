import type { Kysely } from 'kysely'
import type { ServerContext } from '#server/context.ts'
import type { Tables } from '#server/db/tables.ts'

const namesPerPage = 50
/** Larger JSON is exported as base64 without parsing it. */
const maxJsonBytes = 1024 * 1024
/** An overwrite deletes the blob a row just named. */
const maxAttempts = 3

/** Yields each object of a user as JSON, without its token; bytes as JSON or base64. */
export async function* exportObjects(
  { database: { db }, blobs }: Pick<ServerContext, 'database' | 'blobs'>,
  userId: string,
): AsyncGenerator<string> {
  let names = await readNames(db, userId, '')
  while (names.length > 0) {
    for (const name of names) {
      const text = await exportObject(db, blobs, name)
      if (text !== null) yield text
    }
    names = await readNames(db, userId, names.at(-1) ?? '')
  }
}

async function readNames(db: Kysely<Tables>, userId: string, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('objects')
    .select('name')
    .where('owner_id', '=', userId)
    .where('name', '>', after)
    .orderBy('name')
    .limit(namesPerPage)
    .execute()
  return rows.map(({ name }) => name)
}

/** Null when deleted meanwhile. */
async function exportObject(
  db: Kysely<Tables>,
  blobs: ServerContext['blobs'],
  name: string,
): Promise<string | null> {
  for (let attempt = 1; ; attempt++) {
    const row = await db
      .selectFrom('objects')
      .select([
        'name',
        'size',
        'content_type',
        'md5',
        'is_public',
        'is_unlisted',
        'metadata',
        'created_at',
        'updated_at',
        'body_id',
      ])
      .where('name', '=', name)
      .executeTakeFirst()
    if (!row) return null
    const { body_id, ...shown } = row
    const bytes = await blobs.read(body_id)
    if (bytes) return `${JSON.stringify(shown).slice(0, -1)},${contentOf(bytes)}}`
    if (attempt === maxAttempts) return JSON.stringify({ ...shown, content: null })
  }
}

function contentOf(bytes: Buffer): string {
  const json = bytes.length > maxJsonBytes ? null : readJsonText(bytes)
  return json === null ? `"base64":"${bytes.toString('base64')}"` : `"content":${json}`
}

/** Inserted unparsed, so its depth does not matter. */
function readJsonText(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    JSON.parse(text)
    return text
  } catch {
    return null
  }
}
