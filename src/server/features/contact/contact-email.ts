import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

/** The id that a message goes through the mail by: found again when whoever wrote it leaves. */
export function contactEmailId(contactId: string): string {
  return `contact-${contactId}`
}

/** Within a transaction: takes back the letters that still wait; gives the ids of all there were. */
export async function cancelContactEmails(
  transaction: Kysely<Tables>,
  userId: string,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('contact_messages')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  const emailIds = rows.map(({ id }) => contactEmailId(id))
  if (emailIds.length > 0) {
    await transaction.deleteFrom('messages').where('id', 'in', emailIds).execute()
  }
  return emailIds
}
