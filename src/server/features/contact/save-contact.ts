import type { NewContactMessage } from '#contract/contact.ts'
import type { ServerContext } from '#server/context.ts'
import { transact } from '#server/db/transaction.ts'
import { composeContactEmail } from '#server/platform/messaging/compose-contact-email.ts'
import { markChallengeUsed, requireSolution } from '../app-check/verify-solution.ts'
import { contactEmailId } from './contact-email.ts'
import { findContact, insertContact, type StoredContact } from './contact-repository.ts'

/** `repeated`: stored before; `conflict`: the id belongs to another message. */
type SaveOutcome = { outcome: 'saved' | 'repeated'; mailed: boolean } | { outcome: 'conflict' }

/**
 * Stores a message, and enqueues its email where CONTACT is set, in one transaction; idempotent.
 * Throws an `AppError` for an invalid or used proof of work; a repeat needs none.
 */
export async function saveContact(
  services: Pick<ServerContext, 'database' | 'authSecret' | 'env' | 'messageQueue' | 'now'>,
  { proof, ...sent }: NewContactMessage,
  userId: string | null,
): Promise<SaveOutcome> {
  const { database, env, messageQueue, now } = services
  const existing = await findContact(database.db, sent.id)
  if (existing) return compare(existing, sent)
  await requireSolution(services, 'contact', proof)
  const { supportEmail } = env
  const contact = { ...sent, userId, mailed: supportEmail !== null, createdAtMs: now() }
  const outcome = await transact(database.db, async (transaction): Promise<SaveOutcome> => {
    if (!(await insertContact(transaction, contact))) {
      // Another request stored it between read and write.
      const concurrent = await findContact(transaction, sent.id)
      return concurrent ? compare(concurrent, sent) : { outcome: 'conflict' }
    }
    await markChallengeUsed(transaction, 'contact', proof.challenge)
    if (supportEmail !== null) {
      const contactEmail = composeContactEmail(supportEmail, sent)
      await messageQueue.enqueue(transaction, contactEmail, contactEmailId(sent.id))
    }
    return { outcome: 'saved', mailed: contact.mailed }
  })
  if (outcome.outcome === 'saved') messageQueue.wake()
  return outcome
}

function compare(stored: StoredContact, sent: Omit<NewContactMessage, 'proof'>): SaveOutcome {
  const isSame =
    stored.name === sent.name && stored.email === sent.email && stored.message === sent.message
  return isSame ? { outcome: 'repeated', mailed: stored.mailed } : { outcome: 'conflict' }
}
