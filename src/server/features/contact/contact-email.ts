import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

/** The id that a message goes through the mail by: found again when whoever wrote it leaves. */
export function contactLetterId(contactId: string): string {
  return `contact-${contactId}`
}

/** Within a transaction: takes back the letters that still wait; gives the ids of all there were. */
export async function withdrawContactLetters(
  transaction: Kysely<Tables>,
  userId: string,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('contact_messages')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  const letterIds = rows.map(({ id }) => contactLetterId(id))
  if (letterIds.length > 0) {
    await transaction.deleteFrom('messages').where('id', 'in', letterIds).execute()
  }
  return letterIds
}
