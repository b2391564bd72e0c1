import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { newId } from '#server/lib/new-id.ts'

/**
 * Creates an account with a confirmed address and no credential; null when the address is taken.
 */
export async function addAccount(
  transaction: Transaction<Tables>,
  { name, email }: { name: string; email: string },
  nowMs: number,
): Promise<string | null> {
  const time = new Date(nowMs).toISOString()
  const made = await transaction
    .insertInto('users')
    .values({
      id: newId(),
      name,
      email,
      email_verified: 1,
      image: null,
      phone_number: null,
      phone_number_verified: null,
      created_at: time,
      updated_at: time,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

/** Marks an address as verified; false when it was. */
export async function confirmEmail(
  transaction: Transaction<Tables>,
  userId: string,
  nowMs: number,
): Promise<boolean> {
  const changed = await transaction
    .updateTable('users')
    .set({ email_verified: 1, updated_at: new Date(nowMs).toISOString() })
    .where('id', '=', userId)
    .where('email_verified', '=', 0)
    .returning('id')
    .execute()
  return changed.length > 0
}

/** Blocks an account; false when it was blocked. Call `endSessions` after the commit. */
export async function blockAccount(
  transaction: Transaction<Tables>,
  userId: string,
  reason: string,
  nowMs: number,
): Promise<boolean> {
  const changed = await transaction
    .updateTable('users')
    .set({ blocked_at: nowMs, blocked_reason: reason })
    .where('id', '=', userId)
    .where('blocked_at', 'is', null)
    .returning('id')
    .execute()
  return changed.length > 0
}

/**
 * Sign-in checks for a block after committing its session, so one that is missed here ends itself.
 */
export async function endSessions(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** False when it was not blocked. */
export async function unblockAccount(
  transaction: Transaction<Tables>,
  userId: string,
): Promise<boolean> {
  const changed = await transaction
    .updateTable('users')
    .set({ blocked_at: null, blocked_reason: null })
    .where('id', '=', userId)
    .where('blocked_at', 'is not', null)
    .returning('id')
    .execute()
  return changed.length > 0
}
