import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { findCustomer } from './billing-repository.ts'

type Hints = {
  userId: string
  email?: string | null | undefined
  customerId?: string | null | undefined
}

/**
 * Ids in a payment call say nothing that the session does not know better: one that is somebody
 * else's is refused with 403 (spec §11), an empty one says nothing.
 */
export async function requireOwnHints(
  { database: { db } }: Pick<ServerContext, 'database'>,
  userId: string,
  hints: Hints,
): Promise<void> {
  if (hints.userId !== userId) refuse('userId')
  if (hints.email) {
    const user = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirst()
    if (user?.email.toLowerCase() !== hints.email.toLowerCase()) refuse('e-mail')
  }
  if (hints.customerId) {
    const customer = await findCustomer(db, userId)
    if (customer?.customer_id !== hints.customerId) refuse('customerId')
  }
}

function refuse(what: string): never {
  throw new AppError('forbidden', `This ${what} is somebody else’s.`)
}
