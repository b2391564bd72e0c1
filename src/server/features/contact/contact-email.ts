import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

/** The message id of a contact message, derived so that account deletion finds it. */
export function contactEmailId(contactId: string): string {
  return `contact-${contactId}`
}

/** Deletes unsent emails; returns the ids of all. */
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
