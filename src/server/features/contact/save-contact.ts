import type { NewContactMessage } from '#contract/contact.ts'
import type { ServerContext } from '#server/context.ts'
import { transact } from '#server/db/transaction.ts'
import { requireSolution, spendChallenge } from '../app-check/verify-solution.ts'
import { composeContact } from './compose-contact.ts'
import { contactLetterId } from './contact-email.ts'
import { findContact, insertContact, type KeptContact } from './contact-repository.ts'

/** `repeated`: this very message was kept before; `taken`: another one has its id. */
type SaveOutcome = { outcome: 'saved' | 'repeated'; mailed: boolean } | { outcome: 'taken' }

/**
 * Keeps a message once, however often it is sent, and puts it into the mail where there is a
 * mailbox: both or neither. Throws an `AppError` where its proof of work is none, or was used; a
 * repeat needs no proof of its own.
 */
export async function saveContact(
  services: Pick<ServerContext, 'database' | 'authSecret' | 'env' | 'outbox' | 'now'>,
  { proof, ...sent }: NewContactMessage,
  userId: string | null,
): Promise<SaveOutcome> {
  const { database, env, outbox, now } = services
  const before = await findContact(database.db, sent.id)
  if (before) return compare(before, sent)
  await requireSolution(services, 'contact', proof)
  const { supportEmail } = env
  const kept = { ...sent, userId, mailed: supportEmail !== null, createdAtMs: now() }
  const outcome = await transact(database.db, async (transaction): Promise<SaveOutcome> => {
    if (!(await insertContact(transaction, kept))) {
      // Another request was quicker between the look and the write.
      const rival = await findContact(transaction, sent.id)
      return rival ? compare(rival, sent) : { outcome: 'taken' }
    }
    await spendChallenge(transaction, 'contact', proof.challenge)
    if (supportEmail !== null) {
      const letter = composeContact(supportEmail, sent)
      await outbox.keep(transaction, letter, contactLetterId(sent.id))
    }
    return { outcome: 'saved', mailed: kept.mailed }
  })
  if (outcome.outcome === 'saved') outbox.wake()
  return outcome
}

function compare(kept: KeptContact, sent: Omit<NewContactMessage, 'proof'>): SaveOutcome {
  const isSame =
    kept.name === sent.name && kept.email === sent.email && kept.message === sent.message
  return isSame ? { outcome: 'repeated', mailed: kept.mailed } : { outcome: 'taken' }
}
