import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** All that somebody has stored, without the tokens that open it. */
export async function listOwnObjects(db: Kysely<Tables>, userId: string) {
  return await db
    .selectFrom('objects')
    .select([
      'name',
      'size',
      'content_type',
      'md5',
      'is_public',
      'metadata',
      'created_at',
      'updated_at',
    ])
    .where('owner_id', '=', userId)
    .orderBy('name')
    .execute()
}
