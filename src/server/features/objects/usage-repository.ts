import type { Kysely } from 'kysely'
import { prepared } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'

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
 * Changes the storage usage of a user and returns the new one. It locks their objects until the end of
 * the transaction: every transaction that changes an object does this first.
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

/** The same without a change. */
export async function lockUsage(db: Kysely<Tables>, userId: string): Promise<Usage> {
  return await changeUsage(db, userId, { used: 0, objects: 0 })
}
