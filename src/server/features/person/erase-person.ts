import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import type { OutboxRecipient } from '#server/platform/messaging/folder-transport.ts'
import { endBilling } from '../billing/end-billing.ts'
import type { BillingContext } from '../billing/open-billing.ts'
import { cancelContactEmails } from '../contact/contact-email.ts'
import { markUserBlobsDeleted } from '../objects/mark-user-blobs-deleted.ts'
import { erasePackData, eraseReferencesToPacks } from '../packs/erase-pack-data.ts'
import { addressesOf } from './person-records.ts'

/**
 * Erases an account and everything held on its person; says whether there was one. What hangs on
 * the account row goes with it; the rest is named here. Payments end first: throws an `AppError`, and
 * nothing is erased, when they cannot be ended.
 */
export async function erasePerson(services: BillingContext, userId: string): Promise<boolean> {
  const { database, outbox, blobCleanup, now } = services
  await endBilling(services, userId)
  const emails = await transact(database.db, (transaction) => eraseRows(transaction, userId, now()))
  if (emails === null) return false
  blobCleanup.wake()
  await outbox.deleteFiles(emails)
  return true
}

/** Which letters are theirs, to them and of them; null when there is no such account. */
async function eraseRows(
  transaction: Transaction<Tables>,
  userId: string,
  nowMs: number,
): Promise<OutboxRecipient | null> {
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
 * What the sign-in library wrote down until it is used: under the number that a code went to, under a
 * word of its own for a new password, whose value is the id, and for passkeys and joined accounts, whose
 * value is JSON with the id in it. No index finds that, so all that is left is read; but what has run
 * out goes first, by its index, and nothing is good for longer than an hour. A number that somebody
 * was only about to add names no account, and its code runs out within minutes.
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
