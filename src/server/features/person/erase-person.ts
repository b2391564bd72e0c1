import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import type { MessageRecipient } from '#server/platform/messaging/folder-transport.ts'
import { endBilling } from '../billing/end-billing.ts'
import type { BillingContext } from '../billing/open-billing.ts'
import { cancelContactEmails } from '../contact/contact-email.ts'
import { markUserBlobsDeleted } from '../objects/mark-user-blobs-deleted.ts'
import { erasePackData, eraseReferencesToPacks } from '../packs/erase-pack-data.ts'
import { addressesOf } from './person-records.ts'

/**
 * Erases an account and all data about its person; false when there is none. Foreign keys delete
 * what refers to the account row, the code below the rest. Payments end first: throws an
 * `AppError`, and erases nothing, when they cannot be ended.
 */
export async function erasePerson(services: BillingContext, userId: string): Promise<boolean> {
  const { database, messageQueue, blobCleanup, now } = services
  await endBilling(services, userId)
  const emails = await transact(database.db, (transaction) => eraseRows(transaction, userId, now()))
  if (emails === null) return false
  blobCleanup.wake()
  await messageQueue.deleteFiles(emails)
  return true
}

/** The person's email addresses and pending messages; null when there is no account. */
async function eraseRows(
  transaction: Transaction<Tables>,
  userId: string,
  nowMs: number,
): Promise<MessageRecipient | null> {
  await markUserBlobsDeleted(transaction, userId, nowMs)
  const messageIds = await cancelContactEmails(transaction, userId)
  const erasedPacks = await erasePackData(transaction, userId)
  const user = await transaction
    .deleteFrom('users')
    .where('id', '=', userId)
    .returning(['email', 'phone_number'])
    .executeTakeFirst()
  if (!user) return null
  await eraseReferencesToPacks(transaction, erasedPacks)
  const addresses = addressesOf(user)
  await transaction.deleteFrom('messages').where('recipient', 'in', addresses).execute()
  await transaction.deleteFrom('operator_actions').where('subject', '=', userId).execute()
  await eraseVerifications(transaction, { userId, addresses, nowMs })
  return { addresses, messageIds }
}

type ErasedUser = { userId: string; addresses: readonly string[]; nowMs: number }

/**
 * Deletes the sign-in library's verifications. They name the account by phone number, by id, or
 * within JSON, without an index; so expired ones are deleted first and the rest is scanned.
 */
async function eraseVerifications(
  transaction: Transaction<Tables>,
  { userId, addresses, nowMs }: ErasedUser,
): Promise<void> {
  await transaction
    .deleteFrom('verifications')
    .where('expires_at', '<', new Date(nowMs).toISOString())
    .execute()
  await transaction
    .deleteFrom('verifications')
    .where((eb) => eb.or([eb('value', 'like', `%${userId}%`), eb('identifier', 'in', addresses)]))
    .execute()
}
