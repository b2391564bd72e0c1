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

export const noUsageChange: Usage = { used: 0, objects: 0 }
